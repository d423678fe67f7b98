/** Sentences about an account that waits for its deletion. */
export const keepWords = {
  title: (day: string) => `Your account will be deleted on ${day}.`,
  subtitle: 'You can still keep it. Everything in it is as it was.',
  keep: 'Keep my account',
  leave: 'Let it be deleted',
  left: (day: string) => `Nothing has changed: your account will be deleted on ${day}.`,
  kept: 'Your account stays. Everything is where it was.',
  keptByLink: 'Your account stays. Everything is where it was, and you can sign in.',
  looking: 'One moment…',
  lookTitle: 'Your account waits for its deletion',
  away: 'The server can’t be reached right now. Nothing has changed; please try again once there is a connection.',
  again: 'Try again',
} as const
