/** Messages about changes to wins. */
export const words = {
  cleared: 'Your wins are cleared.',
} as const
