/** Messages about changes to preferences. */
export const words = {
  saved: 'Your preferences are saved.',
  dayStarts: (time: string) => `Your day starts at ${time} now.`,
  dayStartsAlready: (time: string) => `Your day starts at ${time} already.`,
} as const
