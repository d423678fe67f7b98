/** What is said about the chosen entries of a list. */
export const words = {
  chosen: (count: number) => `${count} chosen`,
  clear: 'Untick',
} as const
