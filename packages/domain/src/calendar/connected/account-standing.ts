/** What is known of a connected account's sync. */
export interface AccountSync {
  readonly state: 'active' | 'paused' | 'sign_in_again' | 'asks_before_deleting'
  readonly trouble: string | null
  readonly isSyncing: boolean
  readonly lastSyncedAt: string | null
  readonly nextSyncAt: string | null
}

/** How an account is doing, in one word. */
export type AccountStanding = 'fine' | 'syncing' | 'first' | 'trouble' | 'paused' | 'signInAgain' | 'asks'

export function standingOf({ state, trouble, isSyncing, lastSyncedAt }: AccountSync): AccountStanding {
  if (state === 'paused') return 'paused'
  if (state === 'sign_in_again') return 'signInAgain'
  if (state === 'asks_before_deleting') return 'asks'
  if (isSyncing) return 'syncing'
  if (trouble !== null) return 'trouble'
  return lastSyncedAt === null ? 'first' : 'fine'
}

/** When it syncs next: at a time, at once, or once the person has done something. */
export type NextSync =
  | { readonly kind: 'at'; readonly at: Date }
  | { readonly kind: 'soon' | 'onceResumed' | 'onceConnected' | 'onceAnswered' }

export function nextSyncOf(account: AccountSync, now: Date): NextSync {
  const { state, nextSyncAt } = account
  if (state === 'paused') return { kind: 'onceResumed' }
  if (state === 'sign_in_again') return { kind: 'onceConnected' }
  if (state === 'asks_before_deleting') return { kind: 'onceAnswered' }
  const at = nextSyncAt === null ? null : new Date(nextSyncAt)
  return at === null || at.getTime() - now.getTime() < 60_000 ? { kind: 'soon' } : { kind: 'at', at }
}

/** How a sync of these accounts ended; `goesOn` while one is still under way. What is paused takes no part. */
export function syncOutcomeOf(accounts: readonly AccountSync[]): 'goesOn' | 'complete' | 'refused' {
  const taking = accounts.filter(({ state }) => state !== 'paused')
  if (taking.some(({ isSyncing }) => isSyncing)) return 'goesOn'
  const isRefused = taking.some(({ state, trouble }) => state === 'sign_in_again' || trouble !== null)
  return isRefused ? 'refused' : 'complete'
}
