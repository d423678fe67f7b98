/** What the address of /auth asks for. Tokens stand behind `#`, so that they never reach a server's log. */
export type AuthErrand =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'reset'; readonly token: string }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'link-expired' }

/** Reads the errand from `location.search` and `location.hash`. */
export function readAuthErrand(search: string, hash: string): AuthErrand {
  const query = new URLSearchParams(search)
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('reset') ?? query.get('reset')
  if (token) return { kind: 'reset', token }
  const email = query.get('email')
  if (email === 'confirmed') return { kind: 'confirmed' }
  if (email === 'link-expired') return { kind: 'link-expired' }
  return { kind: 'sign-in' }
}
