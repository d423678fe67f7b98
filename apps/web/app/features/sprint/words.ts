/** What the sprint says before anything of it was opened. The rest is in panel/words.ts. */
export const words = {
  sprint: '5-minute sprint',
} as const
