import { useEffect } from 'react'
import { useCell, useDevice } from '../../device/device-context.ts'
import { logProblem } from '../../shell/log.ts'
import { useToday } from '../../shell/use-clock.ts'

/** Nobody waits for it, and a device that has just woken hears the others first. */
const QUIET_MS = 10_000

/** Lets go of what left the lists long ago, quietly, on a device that knows what the others did. */
export function useForgetting(): void {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useCell(sync.state)
  const today = useToday()
  const isUpToDate = phase === 'guest' || (isComplete && phase === 'resting')
  useEffect(() => {
    if (!isUpToDate) return
    const timer = setTimeout(() => {
      import('./forget-left-tasks.ts')
        .then(({ forgetLeftTasks }) => forgetLeftTasks(store, today))
        .catch((error: unknown) => logProblem('old tasks could not be let go', error))
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isUpToDate, store, today])
}
