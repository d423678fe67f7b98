/** Messages about changes to events. Those of the specification's catalogue are word for word. */
export const words = {
  created: 'Event created',
  createRefused: 'Failed to create calendar event. Please try again.',
  updated: 'Event updated',
  updateRefused: 'Failed to update calendar event. Please try again.',
  deleted: 'Event deleted',
  deleteRefused: 'Failed to delete calendar event. Please try again.',

  copied: (title: string) => `“${title}” is copied to your calendar.`,

  timeGiven: (title: string, when: string) => `“${title}” is in your calendar: ${when}.`,
  timeTakenOut: (title: string) => `“${title}” is no longer in your calendar. It’s still on your list.`,
} as const
