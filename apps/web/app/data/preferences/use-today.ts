import { dayOf, dayStartOf } from '@glimmer/domain/days/own-day'
import { useSyncExternalStore } from 'react'
import { subscribeToMinutes } from '../../lib/use-minute.ts'
import { usePreferences } from './use-preferences.ts'

/** The hour at which the person's day begins, live. */
export function useDayStart(): number {
  return dayStartOf(usePreferences())
}

/**
 * The person's own day, `YYYY-MM-DD`, live. Checked every minute and when the device wakes, so a new day needs no
 * reload.
 */
export function useToday(): string {
  const dayStart = useDayStart()
  return useSyncExternalStore(subscribeToMinutes, () => dayOf(new Date(), dayStart))
}
