import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMayNotify } from '../data/notifications/use-may-notify.ts'
import { useDevice } from '../device/device-context.ts'
import { logProblem } from '../lib/log.ts'

/** Keeps this device able to show notifications, and does what is pressed on them. Loaded only for who has any. */
export function useNotifications(): void {
  const { store } = useDevice()
  const navigate = useNavigate()
  const mayNotify = useMayNotify()
  useEffect(() => {
    if (!mayNotify) return
    let isLeft = false
    let stop = () => {}
    void import('./watch-notifications.ts').then(
      ({ watchNotifications }) => {
        if (!isLeft) stop = watchNotifications(store, (path) => void navigate(path))
      },
      // Tried again at the next start.
      (error: unknown) => logProblem('notifications are not watched', error),
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [mayNotify, store, navigate])
}
