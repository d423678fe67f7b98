import { wallDate } from '@glimmer/domain/days/wall-date'
import { useSyncExternalStore } from 'react'
import { subscribeToMinutes } from './use-minute.ts'

/** The date on this device's wall calendar, live: for a calendar's grid. A person's own day is `useToday`. */
export function useWallDate(): string {
  return useSyncExternalStore(subscribeToMinutes, () => wallDate(new Date()))
}
