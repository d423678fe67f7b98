/** Messages about changes to preferences. */
export const words = {
  saved: 'Your preferences are saved.',
  dayStarts: (time: string) => `Your day now starts at ${time}.`,
  dayStartsAlready: (time: string) => `Your day already starts at ${time}.`,
} as const
