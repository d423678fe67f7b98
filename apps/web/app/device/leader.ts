import { DatabaseClosedError, type DeviceDatabase } from './database.ts'
import type { Environment } from './environment.ts'

const LEASE_MS = 10_000
const RENEW_MS = 3_000

/** What one of the owner's tabs does for all of them. */
type Led = 'sync' | 'bell'

const LEASES = { sync: 'lease', bell: 'bellLease' } as const

/**
 * Waits until this tab leads the owner's sync, or rings for all, then calls `lead`, which returns how to stop. Returns how to
 * stop waiting or leading. Web Locks choose the leader. On plain HTTP there are none, so a lease in the database is used:
 * after the leader's device slept, two tabs may lead for a moment, until the former leader notices.
 */
export function becomeLeader(
  database: DeviceDatabase,
  environment: Environment,
  lead: () => () => void,
  led: Led = 'sync',
): () => void {
  return 'locks' in navigator
    ? holdLock(`${database.name}:${led}`, lead)
    : holdLease(database, environment, lead, LEASES[led])
}

function holdLock(name: string, lead: () => () => void): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const waiting = new AbortController()
  const onGranted = async () => {
    if (waiting.signal.aborted) return
    const stop = lead()
    await released
    stop()
  }
  navigator.locks.request(name, { signal: waiting.signal }, onGranted).catch((error: unknown) => {
    if (!waiting.signal.aborted) throw error
  })
  return () => {
    waiting.abort()
    release()
  }
}

function holdLease(
  database: DeviceDatabase,
  { now, randomId }: Environment,
  lead: () => () => void,
  key: (typeof LEASES)[Led],
): () => void {
  const holder = randomId()
  let isStopped = false
  let stopLeading: (() => void) | null = null

  const renew = async () => {
    const isMine = await database.transaction(async (stores) => {
      const lease = await stores.read(key)
      if (lease && lease.holder !== holder && lease.until > now() && lease.until <= now() + LEASE_MS)
        return false
      await stores.keep(key, { holder, until: now() + LEASE_MS })
      return true
    })
    if (isStopped) return
    if (isMine) stopLeading ??= lead()
    else stepDown()
  }
  const stepDown = () => {
    stopLeading?.()
    stopLeading = null
  }
  const stop = () => {
    isStopped = true
    clearInterval(timer)
    stepDown()
  }
  // A closed database ends leading; the next tab takes over when the lease runs out. Other errors may pass, so it
  // tries again.
  const look = () =>
    void renew().catch((error: unknown) => (error instanceof DatabaseClosedError ? stop() : stepDown()))
  const timer = setInterval(look, RENEW_MS)
  look()
  return stop
}
