import { calendarFileOf, type FileChoice } from '../../../data/calendar/calendar-files.ts'
import { todayOf } from '../../../data/preferences/own-day.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { offerFile } from '../../../lib/offer-file.ts'
import { words } from './words.ts'

/** Hands the person events of theirs in one file. Returns its name; null where there are none. */
export function saveCalendarFile(
  store: Pick<DeviceStore, 'mirror'>,
  now: Date,
  choice: FileChoice,
): string | null {
  const text = calendarFileOf(store, { name: words.calendarName, now, choice })
  if (text === null) return null
  const name = `glimmer-${choice.kind === 'one' ? 'event' : 'calendar'}-${todayOf(store, now)}.ics`
  offerFile(name, 'text/calendar', text)
  return name
}
