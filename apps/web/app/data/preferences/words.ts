/** What is said of what a person told about themselves. */
export const words = {
  saved: 'Your preferences are saved.',
  dayStarts: (time: string) => `Your day starts at ${time} now.`,
  dayStartsAlready: (time: string) => `Your day starts at ${time} already.`,
} as const
