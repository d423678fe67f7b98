import { localDate } from '@glimmer/domain/days/local-date'
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const tick = () => {
    listener()
    wait()
  }
  // A device that slept wakes with an old timer.
  document.addEventListener('visibilitychange', listener)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The current minute as an instant, live. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS))
  return new Date(minute * MINUTE_MS)
}

/** Today's local date, `YYYY-MM-DD`. Looked at every minute and on wake, so a new day needs no reload. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => localDate(new Date()))
}
