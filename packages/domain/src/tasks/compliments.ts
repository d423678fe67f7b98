/** What is said when something is done. Warm, short, and true of anything however small. */
export const COMPLIMENTS = [
  'That took something, and you gave it. Well done.',
  'One thing fewer to carry. Lovely.',
  'Done is done, whatever its size. Good for you.',
  'You did the thing. Take a breath and enjoy it.',
  'A small light, switched on by you.',
  'That was worth doing, and you did it.',
  'Your future self says thank you.',
  'Quietly handled. Be a little proud.',
] as const

/** One of them. `random` gives a number from 0 up to, but not, 1; the one that was said last is not said again. */
export function pickCompliment(random: () => number, last?: string): string {
  const fresh = COMPLIMENTS.filter((compliment) => compliment !== last)
  return fresh[Math.floor(random() * fresh.length)] ?? COMPLIMENTS[0]
}
