/** Every sentence of the dialog that gives a task a time. */
export const timeWords = {
  title: 'A time for this',
  about: (title: string) => `When would you like to do “${title}”?`,
  day: 'Day',
  start: 'Starts',
  length: 'How long',
  minutes: (count: number) =>
    count < 60 || count % 30 > 0
      ? `${count} min`
      : count === 60
        ? '1 hour'
        : `${String(count / 60).replace('.5', '½')} hours`,
  willBe: (day: string, from: string, to: string) => `${day}, ${from} to ${to}.`,
  beside: (title: string) => `“${title}” is at the same time.`,
  ask: 'Choose a day and a time.',
  anotherTime: (when: string) => `Another time: ${when}`,
  takeOut: 'Take it out',
  cancel: 'Cancel',
  give: 'Put it there',
  change: 'Keep this time',
  close: 'Close',
} as const
