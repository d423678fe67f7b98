import type { Missing } from '@glimmer/domain/notifications/what-comes'

/** What the card among the settings says of notifications. */
export const words = {
  title: 'Notifications',
  push: 'Push notifications',
  email: 'Email notifications',
  daily: 'Daily reminders',
  enabled: 'Enabled',
  disabledAs: (why: string) => `Disabled: ${why}`,
  manage: 'Manage Notifications',
  text: 'Glimmer sends nothing until you choose a time and a way.',
  missing: {
    switch: 'turned off',
    account: 'needs an account',
    device: 'not on for this device yet',
    address: 'letters can’t reach you yet',
    time: 'no time chosen yet',
    way: 'no way chosen yet',
    'way-off': 'its way is turned off',
    day: 'no day chosen yet',
  } satisfies Record<Missing, string>,
} as const
