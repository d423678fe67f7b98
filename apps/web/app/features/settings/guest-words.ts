/** What a guest reads in the place of cards that need an account. */
export const guestWords = {
  toAccount: 'Sign in or create an account',
  security:
    'With an account, your things sync to your other devices, behind an email address and a password.',
} as const
