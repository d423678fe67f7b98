import { useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import type { SyncPhase, SyncState } from '../../device/sync-state.ts'
import type { ReadableStore } from '../../lib/create-store.ts'
import { showToast, toastQueue } from '../../ui/toast/toast.ts'
import { words } from './words.ts'

/** The kind of message that says that a try failed; the next try takes it away. */
const SYNC = 'calendar-sync'

/** Asks the server for news of the person's own calendar, and says how that went. */
export function useSyncButton() {
  const { sync } = useDevice()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    if (sync.state.get().phase === 'guest') return void showToast({ text: words.syncAsGuest })
    setBusy(true)
    toastQueue.solve(SYNC)
    sync.wake()
    const phase = await phaseAfterRound(sync.state)
    setBusy(false)
    showToast(answerTo(phase))
  }
  return { isBusy, press }
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

function answerTo(phase: SyncPhase) {
  if (phase === 'resting') return { tone: 'success', title: words.syncedTitle, text: words.synced } as const
  if (phase === 'signed_out') return { text: words.syncSignedOut }
  return { tone: 'error', kind: SYNC, title: words.syncRefusedTitle, text: words.syncRefused } as const
}
