/** What the service worker says of itself on the lock screen. */
export const words = {
  title: 'Glimmer',
  unreadable: 'You have a reminder. Open Glimmer to see it.',
  off: 'Reminders are off on this device.',
  late: (time: string) => `This was for ${time}. It took a while to get here.`,
} as const
