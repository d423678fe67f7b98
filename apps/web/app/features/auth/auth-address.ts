/** What the address of /auth asks for. Tokens stand behind `#`, so that they never reach a server's log. */
export type AuthErrand =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'begin' }
  | { readonly kind: 'invite'; readonly token: string }
  | { readonly kind: 'reset'; readonly token: string }
  | { readonly kind: 'confirm'; readonly token: string }
  | { readonly kind: 'keep'; readonly token: string }
  | { readonly kind: 'link-expired' }
  /** Back from the OpenID provider. `answer`: the part of the address from `?` on. */
  | { readonly kind: 'from-open-id'; readonly answer: string }

/** Reads the errand from `location.search` and `location.hash`. */
export function readAuthErrand(search: string, hash: string): AuthErrand {
  const query = new URLSearchParams(search)
  const behind = new URLSearchParams(hash.replace(/^#/, ''))
  const toReset = behind.get('reset') ?? query.get('reset')
  if (toReset) return { kind: 'reset', token: toReset }
  const toConfirm = behind.get('confirm')
  if (toConfirm) return { kind: 'confirm', token: toConfirm }
  const toKeep = behind.get('keep')
  if (toKeep) return { kind: 'keep', token: toKeep }
  const invitation = behind.get('invite')
  if (invitation) return { kind: 'invite', token: invitation }
  if (query.get('email') === 'link-expired') return { kind: 'link-expired' }
  if (query.has('state') && (query.has('code') || query.has('error')))
    return { kind: 'from-open-id', answer: search }
  return { kind: behind.has('begin') ? 'begin' : 'sign-in' }
}

/**
 * Whether the address keeps the errand, also after a reload: an invitation stays until its account is made. Every
 * other errand is removed from the address once it was read.
 */
export function isLasting({ kind }: AuthErrand): boolean {
  return kind === 'sign-in' || kind === 'begin' || kind === 'invite'
}
