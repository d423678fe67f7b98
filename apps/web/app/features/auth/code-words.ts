/** Sentences of the code step, and of a passkey that was not used. */
export const codeWords = {
  title: 'One more step',
  app: {
    subtitle: 'Your password is right. Now the code that your authenticator app shows.',
    label: 'Code',
    hint: 'Six digits. There is a new one every half minute.',
    needed: 'Please enter the six digits that the app shows.',
    shape: /^\d{6}$/,
    other: 'Use a recovery code instead',
  },
  recovery: {
    subtitle: 'Your password is right. Now one of the recovery codes that you kept.',
    label: 'Recovery code',
    hint: 'Four groups of four characters. Each code works once.',
    needed: 'Please enter a whole recovery code: four groups of four characters.',
    shape: /^[a-z2-7]{16}$/i,
    other: 'Use a code from the app instead',
  },
  passkeyLeft: 'No passkey was used. You can try again, or sign in with your password.',
} as const
