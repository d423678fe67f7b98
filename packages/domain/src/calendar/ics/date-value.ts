import { DAY_SECONDS, isWallTime, wallOfSeconds, wallSeconds, type WallTime } from '../wall-time.ts'
import { instantOf, wallAt } from '../zones.ts'

/** A date or a time as a file says it. */
export interface DateValue {
  readonly wall: WallTime
  readonly isDate: boolean
  /** Seconds east of UTC, where the value says so itself: 0 for 'Z'. */
  readonly offset: number | null
}

const FORM =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?\s*(?:(Z)|([+-]\d\d):?(\d\d))?)?$/i

/** Reads '20261123', '20261123T090000Z' and what else was seen: without seconds, with dashes and colons, with an offset. */
export function readDate(text: string): DateValue | null {
  const [, year, month, day, hour, minute, second = '00', utc, east, eastMinutes] =
    FORM.exec(text.trim()) ?? []
  if (year === undefined) return null
  const date = `${year}-${month}-${day}`
  const isDate = hour === undefined
  // Midnight at the end of a day, and a leap second, are no times of a clock.
  const isMidnight = hour === '24'
  const time = isDate || isMidnight ? '00:00:00' : `${hour}:${minute}:${second === '60' ? '59' : second}`
  const wall = `${date}T${time}`
  if (!isWallTime(wall)) return null
  const offset =
    east === undefined
      ? null
      : Math.sign(Number(`${east}1`)) * (Math.abs(Number(east)) * 60 + Number(eastMinutes)) * 60
  const found = isMidnight ? wallOfSeconds(wallSeconds(wall) + DAY_SECONDS) : wall
  return isWallTime(found) ? { wall: found, isDate, offset: utc === undefined ? offset : 0 } : null
}

/** A date value as wall time of an event: `zone` is of the value, `eventZone` of the event. Without a zone walls stay. */
export function wallIn(value: DateValue, zone: string | null, eventZone: string | null): WallTime {
  if (value.isDate) return value.wall
  if (value.offset !== null) {
    const instant = new Date((wallSeconds(value.wall) - value.offset) * 1000)
    return eventZone === null ? value.wall : within(wallAt(instant, eventZone), value.wall)
  }
  if (zone === null || eventZone === null || zone === eventZone) return value.wall
  return within(wallAt(instantOf(value.wall, zone), eventZone), value.wall)
}

/** Another zone may lead beyond the years that can be written. */
function within(wall: string, other: WallTime): WallTime {
  return isWallTime(wall) ? wall : other
}

/** A DURATION in whole days and in seconds: 'P1DT2H'. Null where it cannot be read or goes backwards. */
export function readDuration(text: string): { readonly days: number; readonly seconds: number } | null {
  const [matched, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i.exec(
      text.trim(),
    ) ?? []
  if (matched === undefined || sign === '-' || !/\d/.test(matched)) return null
  return {
    days: Number(weeks) * 7 + Number(days),
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  }
}
