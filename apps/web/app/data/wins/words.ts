/** What is said of what was done to wins. */
export const words = {
  cleared: 'Your wins are cleared.',
} as const
