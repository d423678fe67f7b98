/** Where somebody begins who may never have had an account here: /auth, with what it offers a newcomer first. */
export const BEGINNING = '/auth#begin'
