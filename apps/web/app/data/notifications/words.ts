/** Messages about what Glimmer may send. */
export const words = {
  updated: 'Notification preferences updated successfully',
  updateRefused: 'Failed to update notification preferences',
  zoneFollowed: (place: string) => `Your reminders go by the clock in ${place} now.`,
} as const
