import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasConnectedIn } from '../../data/connected-calendars/connected-in.ts'
import { useDevice } from '../../device/device-context.ts'
import type { SyncPhase, SyncState } from '../../device/sync-state.ts'
import { logProblem } from '../../lib/log.ts'
import type { ReadableStore } from '../../lib/create-store.ts'
import { showToast, toastQueue } from '../../ui/toast/toast.ts'
import { saySynced, SYNC } from './say-synced.ts'
import { words } from './words.ts'

/** Asks the server for news of the person's own calendar and of those that are connected, and says how that went. */
export function useSyncButton() {
  const { store, sync } = useDevice()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    if (sync.state.get().phase === 'guest') return void showToast({ text: words.syncAsGuest })
    setBusy(true)
    toastQueue.solve(SYNC)
    sync.wake()
    const phase = await phaseAfterRound(sync.state)
    const hasConnected = hasConnectedIn(store)
    const isConnectedRefused =
      phase === 'resting' && hasConnected && (await syncConnected(store.owner)) === 'refused'
    // What came from there waits for the next round.
    if (hasConnected) sync.wake()
    setBusy(false)
    if (phase === 'signed_out') return void showToast({ text: words.syncSignedOut })
    if (isConnectedRefused) return saySynced('refused', () => void navigate('/calendars'))
    saySynced(phase === 'resting' ? 'complete' : 'refused')
  }
  return { isBusy, press }
}

/** Few have connected calendars, so what asks for their sync comes when it is needed. */
async function syncConnected(owner: string): Promise<'complete' | 'refused'> {
  try {
    const part = await import('../../session/sync-connected.ts')
    return await part.syncConnected(owner)
  } catch (error) {
    logProblem('connected calendars could not be synced', error)
    return 'refused'
  }
}

/** A round that begins later than this has nothing in its way, and was too short to be seen. */
const BEGINS_WITHIN_MS = 1_000

/** The phase once a round has begun and ended. */
function phaseAfterRound(state: ReadableStore<SyncState>): Promise<SyncPhase> {
  return new Promise((resolve) => {
    let hasBegun = false
    const look = () => {
      const { phase } = state.get()
      const isRunning = phase === 'syncing' || phase === 'starting'
      hasBegun ||= isRunning
      if (!hasBegun || isRunning) return
      clearTimeout(timer)
      stop()
      resolve(phase)
    }
    const stop = state.subscribe(look)
    const timer = setTimeout(() => {
      hasBegun = true
      look()
    }, BEGINS_WITHIN_MS)
  })
}
