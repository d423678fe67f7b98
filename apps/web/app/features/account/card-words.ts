/** Sentences of the account's card. */
export const cardWords = {
  title: 'Privacy & Security',
  changePassword: 'Change Password',
  passwordHint: 'You need the one that you have now.',
  changeEmail: 'Change Email',
  emailHint: (email: string) => `You sign in with ${email}.`,
  passkeys: 'Passkeys',
  passkeysHint: 'Sign in with your fingerprint, your face or the PIN of your device instead of a password.',
  codes: 'One-time codes',
  codesHint: 'After the password, a code from your phone is asked for as well.',
  sessions: 'Where you are signed in',
  sessionsHint: 'Shows each browser that opens your account. You can sign any of them out from here.',
  resetHint: 'Removes everything you wrote, on every device. The account stays, and how you sign in.',
  removeHint: 'Removes the account and everything in it, for good.',
  removeHintLater: (days: string) =>
    `Removes the account and everything in it. You have ${days} to change your mind.`,
} as const
