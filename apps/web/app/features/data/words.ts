/** Every sentence of the card "Your data". */
export const words = {
  title: 'Your data',
  what: 'The file holds all that you wrote here: tasks, steps, notes, preferences and what is in the trash. It is not encrypted, so anybody who has it can read it.',
  downloadAll: 'Download everything (JSON)',
  downloaded: 'The file is in your downloads.',
  notDownloaded: 'The file could not be made here. Your things are still on this device.',
} as const
