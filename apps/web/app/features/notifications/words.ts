/** What the card among the settings says of notifications. */
export const words = {
  title: 'Notifications',
  text: 'Glimmer sends no reminders yet, so nothing will interrupt you. Letters about your account itself, such as one to confirm an address, still come.',
  kinds: ['Push notifications', 'Email notifications', 'Daily reminders'],
  disabled: 'Disabled',
} as const
