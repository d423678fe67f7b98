import { calendarFileOf } from '../../../data/calendar/calendar-files.ts'
import { todayOf } from '../../../data/preferences/own-day.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { offerFile } from '../../../lib/offer-file.ts'
import { words } from './words.ts'

/** Hands the person all their events in one file. Returns its name; null where there are none. */
export function saveCalendarFile(store: Pick<DeviceStore, 'mirror'>, now: Date): string | null {
  const text = calendarFileOf(store, words.calendarName, now)
  if (text === null) return null
  const name = `glimmer-calendar-${todayOf(store, now)}.ics`
  offerFile(name, 'text/calendar', text)
  return name
}
