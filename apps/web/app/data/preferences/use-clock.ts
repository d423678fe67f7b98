import { dayOf, dayStartOf } from '@glimmer/domain/days/own-day'
import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import { useSyncExternalStore } from 'react'
import { useRows } from '../../device/device-context.ts'

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

/** The hour at which the person's day begins, live. */
export function useDayStart(): number {
  return dayStartOf(useRows<UserPreferences>('user_preferences')[0])
}

/** The person's own day, `YYYY-MM-DD`. Looked at every minute and on wake, so a new day needs no reload. */
export function useToday(): string {
  const dayStart = useDayStart()
  return useSyncExternalStore(subscribe, () => dayOf(new Date(), dayStart))
}
