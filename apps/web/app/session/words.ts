/** Messages about accounts outside /auth: signing out, and moving a guest's things into an account. */
export const words = {
  signOutQuestion: 'Sign out now?',
  signOutUnsent: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. Signing out clears this device, and that change with it.'
      : `${count} changes have not reached the server yet. Signing out clears this device, and those changes with it.`,
  signOutUnread:
    'This device cannot read what is saved on it right now. Signing out clears it, with any changes that have not reached the server yet.',
  signOutAnyway: 'Sign out and clear',
  staySignedIn: 'Stay signed in',

  bringQuestion: (count: number) =>
    count === 1 ? 'Bring this 1 thing into this account?' : `Bring these ${count} things into this account?`,
  bringText: (email: string) =>
    `You wrote them on this device before signing in. They can be added to ${email}. Nothing is lost either way.`,
  bring: 'Bring them in',
  leave: 'Leave them here',
  notBroughtYet:
    'Your things from before are still on this device. They’ll be added when you open this page again.',
  broughtReady: (count: number) =>
    count === 1
      ? 'Your account is ready, and your 1 thing from before is in it.'
      : `Your account is ready, and your ${count} things from before are in it.`,
  brought: (count: number) =>
    count === 1 ? 'Your 1 thing is in this account now.' : `Your ${count} things are in this account now.`,
} as const
