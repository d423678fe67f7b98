import type { Missing } from '@glimmer/domain/notifications/what-comes'

/** How each kind stands. */
export const words = {
  enabled: 'Enabled',
  disabled: (why: string) => `Disabled: ${why}`,
  missing: {
    switch: 'turned off',
    account: 'needs an account',
    device: 'not on for any device yet',
    address: 'email can’t reach you',
    time: 'no time chosen yet',
    way: 'no way chosen yet',
    'way-off': 'its way is turned off',
    day: 'no day chosen yet',
  } satisfies Record<Missing, string>,
} as const
