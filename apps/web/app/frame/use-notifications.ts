import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMayNotify } from '../data/notifications/use-may-notify.ts'
import { useDevice } from '../device/device-context.ts'
import { logProblem } from '../lib/log.ts'

/** Rings reminders while a page is open, and does what is pressed on notifications. Loaded only for who has any. */
export function useNotifications(): void {
  const { store } = useDevice()
  const navigate = useNavigate()
  const mayNotify = useMayNotify()
  // It stays once it is there: a message on the screen ends with its reminder, also where that was the last one.
  const [watched, setWatched] = useState(mayNotify ? store : null)
  if (mayNotify && watched !== store) setWatched(store)
  const isWatching = watched === store
  useEffect(() => {
    if (!isWatching) return
    const left = new AbortController()
    import('./watch-notifications.ts').then(
      ({ watchNotifications }) => watchNotifications(store, (path) => void navigate(path), left.signal),
      // Tried again at the next start.
      (error: unknown) => logProblem('notifications are not watched', error),
    )
    return () => left.abort()
  }, [isWatching, store, navigate])
}
