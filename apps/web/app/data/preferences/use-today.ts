import { dayOf, dayStartOf } from '@glimmer/domain/days/own-day'
import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import { useSyncExternalStore } from 'react'
import { useRows } from '../../device/device-context.ts'
import { subscribeToMinutes } from '../../lib/use-minute.ts'

/** The hour at which the person's day begins, live. */
export function useDayStart(): number {
  return dayStartOf(useRows<UserPreferences>('user_preferences')[0])
}

/** The person's own day, `YYYY-MM-DD`. Looked at every minute and on wake, so a new day needs no reload. */
export function useToday(): string {
  const dayStart = useDayStart()
  return useSyncExternalStore(subscribeToMinutes, () => dayOf(new Date(), dayStart))
}
