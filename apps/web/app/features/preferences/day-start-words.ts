/** Every sentence about where a day begins. */
export const words = {
  title: 'My day starts at',
  hint: 'What you do before then counts for the day before.',
  save: 'Save',
} as const
