/** In a file of its own, so that only this page loads it. */
export const titleWords = { title: 'Later' } as const
