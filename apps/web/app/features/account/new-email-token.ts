/** The token of a letter's link to use another e-mail address, from `location.hash`; empty where there is none. */
export function newEmailTokenIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('new-email') ?? ''
}

/** The same where the page has taken it out of the address, from the state of the history's entry. */
export function newEmailTokenOf(state: unknown): string {
  const { newEmail } = { ...(state as { newEmail?: unknown } | null) }
  return typeof newEmail === 'string' ? newEmail : ''
}
