/** Of a place that is still being built. */
export const comingWords = {
  coming: {
    calendar: 'Here your days will have a calendar, with the ones you already use beside it.',
  },
  inTheMaking: 'This place is still being built. Your tasks already work.',
  toTasks: 'Go to your tasks',
} as const
