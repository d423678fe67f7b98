/** How days near today are called. */
export const words = { today: 'Today', yesterday: 'Yesterday' } as const
