/** Where somebody without an account starts: /auth, with the sign-up form first. */
export const BEGINNING = '/auth#begin'
/** Today's tasks for somebody who asked for one tiny thing, which gets the focus there. */
export const TINY_THING = '/tasks#tiny'
