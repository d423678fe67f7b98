import { useEffect } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { logProblem } from '../../lib/log.ts'
import { useToday } from '../../data/preferences/use-today.ts'

/** Late, as nothing depends on it. */
const QUIET_MS = 10_000

/** Deletes a guest's completed tasks that left the lists long ago, once a day. */
export function useForgetting(): void {
  const { store } = useDevice()
  const today = useToday()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../../data/tasks/forget-left-tasks.ts')
        .then(({ forgetLeftTasks }) => forgetLeftTasks(store, today, Date.now()))
        .catch((error: unknown) => logProblem('old tasks could not be let go', error))
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [store, today])
}
