/** What is said when something is done. Warm, short, and true of anything however small. */
export const COMPLIMENTS = [
  'That took effort, and you did it. Well done.',
  'One thing fewer to think about. Lovely.',
  'Done is done, whatever its size. Good for you.',
  'You did the thing. Take a breath and enjoy it.',
  'Nice. One thing done.',
  'That was worth doing, and you did it.',
  'Your future self says thank you.',
  'You did it. You can be a little proud.',
] as const
