import { useMemo, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Calls the listener at the beginning of each minute and when the device wakes. Returns how to stop. */
export function subscribeToMinutes(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const tick = () => {
    listener()
    wait()
  }
  // After sleep a device's timer is late, so becoming visible counts too.
  document.addEventListener('visibilitychange', listener)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The current minute as an instant, live. The same object until the next, so that what follows from it is reckoned once. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(subscribeToMinutes, () => Math.floor(Date.now() / MINUTE_MS))
  return useMemo(() => new Date(minute * MINUTE_MS), [minute])
}
