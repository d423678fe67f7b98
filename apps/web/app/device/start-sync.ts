import { createStore } from '../lib/create-store.ts'
import { GUEST } from './database.ts'
import type { Environment } from './environment.ts'
import type { runSync, Sync } from './run-sync.ts'
import type { DeviceStore } from './store.ts'
import type { SyncState } from './sync-state.ts'

const GUEST_SYNC: Sync = {
  state: createStore<SyncState>({ phase: 'guest', isComplete: true }),
  wake: () => {},
  sendLacking: async () => {},
  dropLacking: async () => {},
  stop: () => {},
}

/** A request can fail although the network is there, so loading is tried again after this time too. */
const NEXT_TRY_MS = 20_000

/** Loads the sync's code. Called as soon as there is an account, before the page is drawn. */
export const loadSync = () => import('./run-sync.ts')

/**
 * Starts the sync. Its code is loaded beside the page: guests never need it, and nothing that a person does waits for
 * it. If it cannot be loaded, it is tried again when the network returns, and after a while.
 */
export function startSync(
  store: DeviceStore,
  environment: Environment,
  load: () => Promise<{ runSync: typeof runSync }> = loadSync,
): Sync {
  if (store.owner === GUEST) return GUEST_SYNC
  const state = createStore<SyncState>({ phase: 'starting', isComplete: false })
  let sync: Sync | null = null
  let isStopped = false
  let nextTry: ReturnType<typeof setTimeout> | undefined

  async function begin(): Promise<void> {
    clearTimeout(nextTry)
    const part = await load().catch(() => null)
    if (sync || isStopped) return
    if (part) sync = part.runSync(store, environment, state)
    else {
      state.set({ phase: 'offline', isComplete: false })
      nextTry = setTimeout(beginWithNetwork, NEXT_TRY_MS)
    }
  }
  function wake(): void {
    if (sync) sync.wake()
    else void begin()
  }
  const beginWithNetwork = () => void (sync ?? begin())
  addEventListener('online', beginWithNetwork)
  void begin()

  return {
    state,
    wake,
    sendLacking: async () => sync?.sendLacking(),
    dropLacking: async () => sync?.dropLacking(),
    stop() {
      isStopped = true
      clearTimeout(nextTry)
      removeEventListener('online', beginWithNetwork)
      sync?.stop()
    },
  }
}
