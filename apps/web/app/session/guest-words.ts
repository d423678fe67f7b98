/** What is said where a guest's things move into an account. */
export const words = {
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
