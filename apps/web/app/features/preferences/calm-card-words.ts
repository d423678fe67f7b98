/** What the settings say of the calm settings. */
export const words = {
  title: 'Look and feel',
  hint: 'Colours, letters, spacing, motion and sound, on this device.',
  open: 'Open calm settings',
} as const
