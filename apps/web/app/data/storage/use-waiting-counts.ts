import { useEffect, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { logProblem } from '../../lib/log.ts'
import { useStore } from '../../lib/use-store.ts'
import { type KeptCount, waitingCounts } from './use-kept-counts.ts'

/** What waits to be sent, by kind, live; null until it was read. */
export function useWaitingCounts(): readonly KeptCount[] | null {
  const { store } = useDevice()
  const waiting = useStore(store.waiting)
  const [counts, setCounts] = useState<readonly KeptCount[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    waitingCounts(store).then(
      (read) => isCurrent && setCounts(read),
      (error: unknown) => logProblem('what waits could not be read', error),
    )
    return () => {
      isCurrent = false
    }
  }, [store, waiting])
  return counts
}
