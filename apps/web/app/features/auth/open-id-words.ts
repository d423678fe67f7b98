/** Sentences of signing in with the provider of whoever runs this server. */
export const words = {
  carryOn: (name: string) => `Continue with ${name}`,
  consentStart: 'If this makes you an account, you agree to the',
  arriving: {
    title: 'One moment',
    subtitle: 'You’re on your way back…',
  },
  unreachable: 'The server can’t be reached right now. Please try again once there is a connection.',
  cameBackOffline: 'The server couldn’t be reached on the way back. Nothing is lost: please start again.',
  waits: (day: string) => `Your account will be deleted on ${day}. Until then you can sign in and keep it.`,
  deleted:
    'Account Deletion Requested. Your account deletion request has been processed. You will be redirected to the home page.',
} as const
