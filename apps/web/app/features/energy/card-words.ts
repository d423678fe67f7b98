/** What the card among the settings says. */
export const cardWords = {
  title: 'Check-in',
  text: 'One question about your energy, so that the day can fit it.',
  toEnergy: 'To your energy',
} as const
