import type { PasswordStrength } from '@glimmer/domain/account/password-strength'

/** Sentences of the dialog that changes a password. */
export const words = {
  title: 'Change Password',
  description:
    'Your other devices are signed out with it. If your calendar has a private address, that ends too.',
  current: 'Current Password',
  chosen: 'New Password',
  again: 'Confirm New Password',
  submit: 'Change Password',

  currentNeeded: 'Please write the password that you have now.',
  tooShort: (length: number) => `Password must be at least ${length} characters long`,
  noMatch: 'New passwords do not match',
  strength: (length: number): Record<PasswordStrength, string> => ({
    short: `At least ${length} characters. A few unrelated words work well.`,
    enough: 'That is enough. Another unrelated word makes it harder to guess.',
    long: 'Long and varied: that is hard to guess.',
  }),

  done: 'Password updated successfully. Your other devices are signed out.',
  broke: 'Failed to update password. Please try again.',
} as const
