import type { Storage } from '@glimmer/sync/protocol'

/**
 * How device and server stand. `resting`: nothing to do, or waiting for the next try. `signed_out`: the session
 * ended; everything stays usable. `diverged`: the server has an older copy and the person is asked. `outdated`: this
 * version of Glimmer is too old for the server. `other_owner`: somebody else signed in. `over_quota`: waiting writes
 * have no room on the server.
 */
export type SyncPhase =
  | 'guest'
  | 'starting'
  | 'syncing'
  | 'resting'
  | 'offline'
  | 'signed_out'
  | 'diverged'
  | 'outdated'
  | 'other_owner'
  | 'over_quota'

export interface SyncState {
  readonly phase: SyncPhase
  /** Whether the first pull is done, so that "first time" questions may be asked. */
  readonly isComplete: boolean
  /** How much of the person's room on the server is used; absent where there is no limit, or none is known yet. */
  readonly storage?: Storage | undefined
}

/**
 * Whether the first pull is still running: rows missing on the device may be on the server, so no list counts as
 * empty yet.
 */
export function isFirstPull({ phase, isComplete }: SyncState): boolean {
  return !isComplete && (phase === 'starting' || phase === 'syncing')
}
