/** Sentences for an account that is signed in to with the provider of whoever runs this server. */
export const words = {
  signIn: (name: string) => `You sign in with ${name}.`,
  signOut: (name: string) => `Signing out here ends this visit alone: you stay signed in at ${name}.`,

  setPassword: 'Set a password',
  setPasswordHint:
    'You have none yet. With one you can also sign in without the way above, and change your email address.',
  askOperator:
    'You have no password yet. This server doesn’t send email: whoever runs it can make you a link to choose one.',
  sendQuestion: 'Send a link to choose a password?',
  sendBody: (email: string) =>
    `It goes to ${email} and works for one hour. Once you choose a password, every device is signed out.`,
  send: 'Send the link',
  sent: (email: string) => `A link is on its way to ${email}.`,
  notSent: 'The link could not be sent. Please try again.',

  remove: (name: string) =>
    `To make sure it’s you, you sign in with ${name} once more. When you come back, the account, everything you wrote and the sign-ins on all your devices go, for good.`,
  removeLater: (name: string, days: string) =>
    `To make sure it’s you, you sign in with ${name} once more. When you come back, all your devices are signed out. The account is deleted with everything in it after ${days}; until then you can sign in and keep it.`,
  removeGo: (name: string) => `Continue with ${name}`,
} as const
