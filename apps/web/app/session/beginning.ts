/** Where somebody without an account starts: /auth, with the sign-up form first. */
export const BEGINNING = '/auth#begin'
