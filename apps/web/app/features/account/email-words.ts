/** Sentences of the dialogs that change the e-mail address. */
export const words = {
  title: 'Change Email',
  byLetter: 'We send a link to the new address. Nothing changes before you use it.',
  atOnce:
    'This server sends no email, so the new address counts at once. Please look twice that it is right: you sign in with it. Your other devices are signed out.',
  current: 'Current Email',
  next: 'New Email',
  password: 'Current Password',
  send: 'Send the link',
  change: 'Change Email',

  nextNeeded: 'Please write the new address.',
  nextShape: 'Please write a full email address, such as name@example.org.',
  same: 'This is the address that you have already.',
  passwordNeeded: 'Please write the password that you have now.',
  broke: 'Your email address could not be changed. Please try again.',

  sentTitle: 'Check your email',
  sent: (email: string) => `We sent a link to ${email}. Your address changes when you open it.`,
  sentHow:
    'Open it within an hour, where you are signed in. Until then you sign in with the address that you have.',
  sentNothing: 'Nothing there? Look among unwanted mail, or ask again if the address is not quite right.',
  done: 'Done',

  changed: (email: string) => `Your email address is now ${email}. Your other devices are signed out.`,

  use: {
    title: 'Use this address?',
    description: 'You sign in with it from now on. Your other devices are signed out.',
    from: 'Until now',
    to: 'From now on',
    submit: 'Use this address',
    notNow: 'Not now',
    looking: 'One moment…',
    again: 'Try again',
  },
  over: {
    title: 'This link no longer works',
    text: (email: string) =>
      `It has been used, or its hour is over. You sign in with ${email}. You can ask for a new link here with “Change Email”.`,
  },
  otherAccount: {
    title: 'This link is for another account',
    text: (email: string) =>
      `You are signed in as ${email}. To use the link, sign out first, sign in to the other account, and open the link again.`,
  },
  taken: {
    title: 'This address has an account already',
    text: (email: string) => `So yours keeps ${email}. You can choose another address.`,
  },
  signedOut: {
    title: 'Please sign in first',
    text: 'Sign in with the email address that you have now. Then you can use the new one.',
    signIn: 'Sign in',
  },
} as const
