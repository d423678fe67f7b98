/** What the way to the calm settings is called. The rest comes with the panel. */
export const buttonWords = { open: 'Calm settings' } as const
