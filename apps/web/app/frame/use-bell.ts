import { useEffect } from 'react'
import { useMayRing } from '../data/reminders/use-may-ring.ts'
import { useDevice } from '../device/device-context.ts'
import { logProblem } from '../lib/log.ts'

/** Rings reminders while a page is open. Loaded only for who has any. */
export function useBell(): void {
  const { store } = useDevice()
  const mayRing = useMayRing()
  useEffect(() => {
    if (!mayRing) return
    let isLeft = false
    let stop = () => {}
    void import('./watch-bell.ts').then(
      ({ watchBell }) => {
        if (!isLeft) stop = watchBell(store)
      },
      // Tried again at the next start.
      (error: unknown) => logProblem('reminders do not ring', error),
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [mayRing, store])
}
