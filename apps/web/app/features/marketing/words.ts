export const marketingWords = {
  noSignUp: 'No sign-up needed to look around.',
  inShort: 'In short',
  contents: 'On this page',
  questions: 'Honest questions',
  next: 'Next: sign in, or go on without an account.',
  seeHow: 'See how it works',
  lastChanged: 'Last changed on 26 November 2026.',
  dashboard: 'Go to Dashboard',
  start: 'Start Your Journey',
  signIn: 'Sign In',
  tiny: 'Give me one tiny thing',
  loading: 'Loading...',
} as const
