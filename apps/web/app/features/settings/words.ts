/** Sentences around the cards of the settings. */
export const words = {
  find: 'Find a setting',
  findHint: 'Try “dark” or “password”',
  clear: 'Show all settings',
  found: (count: number) => (count === 1 ? '1 card fits.' : `${count} cards fit.`),
  nothing: (query: string) => `Nothing here goes by “${query}”. Another word for it may work.`,
} as const
