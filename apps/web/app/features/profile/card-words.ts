/** What the card among the settings says. */
export const words = {
  title: 'Profile',
  edit: 'Edit Profile',
  noName: 'No name yet',
  guest: 'You use Glimmer without an account. What you say here stays on this device.',
} as const
