import { PRODUCT } from '../../product.ts'

export const words = {
  pageTitle: `Sign in or sign up · ${PRODUCT}`,
  description: `Sign in to ${PRODUCT}, make an account, or carry on without one.`,
  backToHome: 'Back to Home',
  loading: 'Opening…',

  signIn: {
    title: 'Welcome Back',
    subtitle: 'Sign in to continue your journey',
    submit: 'Sign In',
    otherQuestion: 'No account yet?',
    other: 'Sign up',
    success: 'Successfully signed in!',
    forgot: 'Forgot password?',
  },
  signUp: {
    title: `Join ${PRODUCT}`,
    subtitle: 'Start your productivity journey today',
    submit: 'Create Account',
    otherQuestion: 'Already have an account?',
    other: 'Sign in',
    successMail: 'Check your email for the confirmation link!',
    successReady: 'Your account is ready. Welcome in!',
    consentStart: 'I agree to the',
    consentAnd: 'and the',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    newTab: '(opens in a new tab)',
    consentNeeded: 'Please accept our privacy policy and terms of service to continue.',
    passwordHint: (length: number) => `At least ${length} characters. A few unrelated words work well.`,
  },
  door: {
    closed: `This server takes no new accounts just now. You can use ${PRODUCT} without one.`,
    invitationNeeded: 'New accounts here are by invitation. Whoever runs this server can send you a link.',
    checking: 'Opening your invitation…',
    unreachable: 'Your invitation could not be opened: the server cannot be reached just now.',
    again: 'Try again',
  },
  pleaseWait: 'Please wait...',

  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  nameNeeded: 'Please write your name. Any name you like to be called is fine.',
  emailNeeded: 'Please write your email address.',
  emailShape: 'Please write a whole email address, such as name@example.org.',
  passwordNeeded: 'Please write your password.',
  passwordTooShort: (length: number) => `Password must be at least ${length} characters long`,

  somethingWrong: 'An error occurred',
  unreachable: 'An error occurred. The server cannot be reached just now. What you wrote is still here.',
  tooMany: 'An error occurred. There were many tries in a short time. Please wait a minute and try again.',

  guest: {
    or: 'or',
    start: 'Continue without an account',
    hint: 'Everything stays on this device. You can make an account later and take it all along.',
    keepWorking: 'Keep working without signing in',
    keepWorkingHint: 'Your things are here. They sync again once you sign in.',
  },

  expired: (email: string) => `Sign in again to keep syncing as ${email}.`,

  forgot: {
    title: 'Forgot password?',
    subtitle: 'It happens. We send you a link to choose a new one.',
    submit: 'Send the link',
    sent: 'If this address has an account, a link is on its way. It works for one hour.',
    noMail: 'This server sends no email. Whoever runs it can make a reset link for you.',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    subtitle: 'Every other device will be signed out.',
    password: 'New password',
    submit: 'Save the new password',
    done: 'Your new password is saved. You can sign in with it now.',
    stale: 'This link has been used already, or its time is over. You can ask for a new one.',
  },
  confirm: {
    title: 'Confirm your email',
    subtitle: 'One last step: the password you chose when you signed up.',
    submit: 'Confirm and sign in',
    otherQuestion: 'Was that not you, or has the password slipped your mind?',
    other: 'Choose a new password instead',
    done: 'Your email address is confirmed.',
    already: 'This address is confirmed already. You can sign in.',
    anew: {
      title: 'Choose a new password',
      subtitle:
        'It replaces the one from sign-up, whoever chose that. Every other device will be signed out.',
      emailHint: 'The address that the link was sent to.',
      submit: 'Save and sign in',
      other: 'Use the password from sign-up',
    },
  },
  linkOver: {
    title: 'This link cannot be used any more',
    subtitle:
      'It was used before, a newer one took its place, or its day is over. If your address is confirmed, you can simply sign in. Otherwise we send you a new link.',
    submit: 'Send a new link',
    sent: 'If this address waits to be confirmed, a new link is on its way. It works for one day.',
    askOperator: 'This server sends no email. Whoever runs it can pass a new link on to you.',
  },
  otherAccount: {
    title: 'You are already signed in',
    signedInAs: (email: string) => `This device is signed in as ${email}.`,
    text: 'The link you opened is for another address, or it was used before. Nothing has changed. To confirm another address on this device, sign out first.',
    stay: 'Stay signed in',
    signOut: 'Sign out and use the link',
  },
} as const
