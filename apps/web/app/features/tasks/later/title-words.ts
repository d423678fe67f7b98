/** Of the page's file alone: no other page brings it along. */
export const titleWords = { title: 'Later' } as const
