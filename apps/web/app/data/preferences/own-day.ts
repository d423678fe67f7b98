import { dayOf, dayStartOf } from '@glimmer/domain/days/own-day'
import type { DeviceStore } from '../../device/store.ts'
import { preferencesIn } from './preferences.ts'

type Store = Pick<DeviceStore, 'mirror'>

/** The hour at which the day of the store's owner begins, now. Components use `useDayStart`, which updates. */
export function dayStartIn(store: Store): number {
  return dayStartOf(preferencesIn(store))
}

/** The own day of the store's owner, `YYYY-MM-DD`, now. Components use `useToday`, which updates. */
export function todayOf(store: Store, now: Date): string {
  return dayOf(now, dayStartIn(store))
}
