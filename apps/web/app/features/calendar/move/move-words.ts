/** Sentences about moving an event. */
export const moveWords = {
  inSteps: 'Move in steps',
  title: (event: string) => `Move “${event}”`,
  hint: 'Up and down move it by 15 minutes, left and right by a day. With Shift, up and down make it shorter or longer. Escape leaves it where it was.',
  hintWhole:
    'Left and right move it by a day. With Shift, up and down make it shorter or longer. Escape leaves it where it was.',
  dayBefore: 'A day earlier',
  dayAfter: 'A day later',
  earlier: '15 minutes earlier',
  later: '15 minutes later',
  shorter: 'Shorter',
  longer: 'Longer',
  keep: 'Move it here',
  cannot: 'It can’t be moved there.',
} as const
