import { PRODUCT } from '../../product.ts'

export const words = {
  pageTitle: 'Sign in or sign up',
  description: `Sign in to ${PRODUCT}, create an account, or carry on without one.`,
  backToHome: 'Back to Home',
  loading: 'Opening…',
  shared: 'What you shared is kept on this device. Once you’re in, you’ll find it in your brain dump.',

  signIn: {
    title: 'Welcome Back',
    subtitle: 'Sign in to continue your journey',
    submit: 'Sign In',
    otherQuestion: 'No account yet?',
    other: 'Sign up',
    success: 'Successfully signed in!',
    forgot: 'Forgot password?',
    passkey: 'Sign in with a passkey',
  },
  signUp: {
    title: `Join ${PRODUCT}`,
    subtitle: 'Start your productivity journey today',
    submit: 'Create Account',
    otherQuestion: 'Already have an account?',
    other: 'Sign in',
    successMail: 'Check your email for the confirmation link!',
    successReady: 'Your account is ready. Welcome!',
    consentStart: 'I agree to the',
    consentAnd: 'and the',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    newTab: '(opens in a new tab)',
    consentNeeded: 'Please accept our privacy policy and terms of service to continue.',
    passwordHint: (length: number) => `At least ${length} characters. A few unrelated words work well.`,
  },
  door: {
    title: `Welcome to ${PRODUCT}`,
    subtitle: 'Start without an account, or sign in',
    closed: `This server isn’t taking new accounts at the moment. You can use ${PRODUCT} without one.`,
    invitationNeeded: 'New accounts here are by invitation. Whoever runs this server can send you a link.',
    checking: 'Opening your invitation…',
    unreachable: 'Your invitation could not be opened: the server can’t be reached right now.',
    again: 'Try again',
  },
  pleaseWait: 'Please wait...',

  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  nameNeeded: 'Please enter your name. Any name you like to go by is fine.',
  emailNeeded: 'Please enter your email address.',
  emailShape: 'Please enter a full email address, such as name@example.org.',
  passwordNeeded: 'Please enter your password.',
  passwordTooShort: (length: number) => `Password must be at least ${length} characters long`,

  somethingWrong: 'An error occurred',
  unreachable: 'An error occurred. The server can’t be reached right now. What you typed is still here.',
  tooMany: 'An error occurred. That was a lot of tries in a short time. Please wait a minute and try again.',

  guest: {
    or: 'or',
    start: 'Continue without an account',
    comesAlong: 'Everything you have here comes along into your account.',
    hint: 'Everything stays on this device. You can create an account later and bring everything with you.',
    keepWorking: 'Keep working without signing in',
    keepWorkingHint: 'Your things are here. They sync again once you sign in.',
  },

  expired: (email: string) => `Sign in again to keep syncing as ${email}.`,

  forNewEmail: 'Sign in with the email address that you have now. Then you can use the new one.',

  forgot: {
    title: 'Forgot password?',
    subtitle: 'It happens. We’ll send you a link to choose a new one.',
    submit: 'Send the link',
    sent: 'If this address has an account, a link is on its way. It works for one hour.',
    noMail: 'This server doesn’t send email. Whoever runs it can make a reset link for you.',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    subtitle:
      'Every other device will be signed out. If your calendar has a private address, it will stop working.',
    password: 'New password',
    submit: 'Save the new password',
    done: 'Your new password is saved. You can sign in with it now. If your calendar had a private address, you can make a new one in Calendar Settings.',
    stale: 'This link has already been used, or it has expired. You can ask for a new one.',
  },
  confirm: {
    title: 'Confirm your email',
    subtitle: 'One last step: enter the password you chose when you signed up.',
    submit: 'Confirm and sign in',
    otherQuestion: 'Wasn’t that you, or can’t you remember the password?',
    other: 'Choose a new password instead',
    done: 'Your email address is confirmed.',
    already: 'This address is already confirmed. You can sign in.',
    anew: {
      title: 'Choose a new password',
      subtitle:
        'It replaces the password from sign-up, whoever chose it. Every other device will be signed out. If your calendar has a private address, it will stop working.',
      emailHint: 'The address the link was sent to.',
      submit: 'Save and sign in',
      other: 'Use the password from sign-up',
    },
  },
  linkOver: {
    title: 'This link no longer works',
    subtitle:
      'It has been used, a newer one has replaced it, or it has expired. If your address is confirmed, you can sign in. If not, we’ll send you a new link.',
    submit: 'Send a new link',
    sent: 'If this address still needs confirming, a new link is on its way. It works for one day.',
    askOperator: 'This server doesn’t send email. Whoever runs it can give you a new link.',
  },
  otherAccount: {
    title: 'You are already signed in',
    signedInAs: (email: string) => `This device is signed in as ${email}.`,
    text: 'The link you opened is for another address, or it has already been used. Nothing has changed. To confirm another address on this device, sign out first.',
    stay: 'Stay signed in',
    signOut: 'Sign out and use the link',
  },
} as const
