import { type Occurrence, timesOn } from '@glimmer/domain/calendar/occurrence'
import { placeOfZone } from '@glimmer/domain/calendar/zones'
import { clockTime } from '@glimmer/domain/days/clock-time'
import { dateText } from '@glimmer/domain/days/date-text'
import { clockOf } from '../../lib/wall-clock.ts'
import { words } from './words.ts'

/** When an occurrence takes place on one of its dates: '09:00 to 10:00', 'Until 06:00', 'All day'. */
export function sayTimes(occurrence: Occurrence, date: string): string {
  const times = timesOn(occurrence, date)
  if (times.kind === 'all-day') return words.allDay
  const [start, end] = [clockOf(times.start), clockOf(times.end)]
  if (times.kind === 'at') return start
  if (times.kind === 'between') return words.between(start, end)
  if (times.kind === 'until') return words.until(end)
  return words.from(start, `${dateText(times.end.slice(0, 10), 'weekday')} ${end}`)
}

/** The same, and where its zone is another also when that is there: '16:00 to 17:00, 15:00 in Lisbon, 16:00 here'. */
export function sayWhen(occurrence: Occurrence, date: string): string {
  const elsewhere = sayElsewhere(occurrence)
  return elsewhere === null ? sayTimes(occurrence, date) : `${sayTimes(occurrence, date)}, ${elsewhere}`
}

/** What an occurrence is called aloud: its title, when it takes place, and in which calendar where that is not one's own. */
export function nameOf(occurrence: Occurrence, date: string): string {
  const { event, calendar } = occurrence
  const name = words.named(event.title, sayWhen(occurrence, date))
  return calendar ? words.named(name, calendar.name) : name
}

/** '15:00 in Lisbon, 16:00 here', with the weekdays where they differ; null where the clocks here show the same. */
function sayElsewhere({ event, start, startThere }: Occurrence): string | null {
  return startThere === null || event.timeZone === null
    ? null
    : sayBoth({ there: startThere, zone: event.timeZone, here: start })
}

export function sayBoth(times: {
  readonly there: string
  readonly zone: string
  readonly here: string
}): string {
  const isOtherDay = times.there.slice(0, 10) !== times.here.slice(0, 10)
  const say = (wall: string) =>
    isOtherDay ? `${dateText(wall.slice(0, 10), 'weekday')} ${clockOf(wall)}` : clockOf(wall)
  return words.elsewhere(say(times.there), placeOfZone(times.zone), say(times.here))
}

/** How many minutes of this device's day are over at an instant. */
export function minuteOfDay(instant: Date): number {
  const [hour, minute] = clockTime(instant, false).split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

/** The wall time of this device at an instant of a date. */
export function wallTimeOn(date: string, instant: Date): string {
  return `${date}T${clockTime(instant, false)}:00`
}
