/** What is said where somebody signs out. */
export const words = {
  signOutQuestion: 'Sign out now?',
  signOutUnsent: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. Signing out clears this device, and that change with it.'
      : `${count} changes have not reached the server yet. Signing out clears this device, and those changes with it.`,
  signOutUnread:
    'This device cannot read what is saved on it right now. Signing out clears it, with any changes that have not reached the server yet.',
  signOutHalfWritten:
    'Something you began to write here is not saved yet. Signing out clears it from this device, too.',
  signOutAnyway: 'Sign out and clear',
  staySignedIn: 'Stay signed in',
} as const
