/** What the card among the settings says of notifications. */
export const words = {
  title: 'Notifications',
  kinds: { push: 'Push notifications', email: 'Email notifications', daily: 'Daily reminders' },
  manage: 'Manage Notifications',
  text: 'Glimmer sends nothing until you choose a time and a way.',
} as const
