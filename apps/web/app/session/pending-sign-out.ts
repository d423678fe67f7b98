import { request } from './request.ts'

/**
 * A sign-out takes effect on the device at once, and on the server as soon as it can be reached. Until then
 * this mark stays, and nothing else is asked of the server: a cookie of the person who left must not speak.
 */
const KEY = 'glimmer:sign-out-pending'

let underWay: Promise<Settled> | null = null
/** Where storage is refused, this page at least remembers. */
let isMarkedHere = false

export type Settled = { readonly kind: 'settled' } | { readonly kind: 'unreachable' }

const SETTLED: Settled = { kind: 'settled' }

export function markSignOut(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    isMarkedHere = true
  }
}

function isSignOutPending(): boolean {
  try {
    return isMarkedHere || localStorage.getItem(KEY) !== null
  } catch {
    return isMarkedHere
  }
}

/** Carries out a remembered sign-out. `settled` also where there was none. Call before any other request. */
export function carryOutSignOut(): Promise<Settled> {
  if (!isSignOutPending()) return Promise.resolve(SETTLED)
  underWay ??= tellServer().finally(() => {
    underWay = null
  })
  return underWay
}

async function tellServer(): Promise<Settled> {
  const answer = await request<unknown>('/api/auth/sign-out', { method: 'POST', body: {} })
  // A refusal other than 5xx means that the server has no such session any more: the same end.
  if (answer.kind === 'unreachable' || (answer.kind === 'refused' && answer.status >= 500)) {
    return { kind: 'unreachable' }
  }
  isMarkedHere = false
  try {
    localStorage.removeItem(KEY)
  } catch {
    // It was never there.
  }
  return SETTLED
}
