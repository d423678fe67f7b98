import { firstOfMonth, monthOf, remainder } from '../rule-days.ts'
import { DAY_SECONDS, wallOfSeconds, wallSeconds } from '../wall-time.ts'
import { wallAt } from '../zones.ts'

/** A change of a zone's clocks: the instant, in seconds, and the offsets before and after it. */
interface Change {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** So many years ahead are looked at, to see by what rule clocks change. */
const YEARS_AHEAD = 5
/** A rule is one where it held for so many years. */
const LEAST_YEARS = 3
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** A VTIMEZONE for a time zone from a year on, as this device knows it: by rules where clocks follow one, else by dates. */
export function zoneLines(zone: string, firstYear: number, thisYear: number): string[] {
  const lastYear = Math.max(firstYear, thisYear) + YEARS_AHEAD
  const changes = changesBetween(zone, firstYear, lastYear)
  const begins = secondsOf(`${firstYear}-01-01`)
  const first = offsetAt(zone, begins)
  const ruled = ruledFrom(changes, lastYear)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part({ at: begins - first, from: first, to: first }),
    ...changes.filter(({ at }) => at < ruled).flatMap((change) => part(change)),
    ...firstOfEach(changes.filter(({ at }) => at >= ruled)).flatMap((change) => part(change, ruleOf(change))),
    'END:VTIMEZONE',
  ]
}

function part(change: Change, rule?: string): string[] {
  const name = change.to > change.from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallOf(change).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `END:${name}`,
  ]
}

/** The moment from which the changes of each year are those of the year before; the end of time where they never are. */
function ruledFrom(changes: readonly Change[], lastYear: number): number {
  const rulesOf = (year: number) =>
    changes
      .filter((change) => yearOf(change) === year)
      .map((change) => `${ruleOf(change)} ${wallOf(change).slice(11)} ${change.from} ${change.to}`)
      .join()
  const last = rulesOf(lastYear)
  if (last === '') return Number.POSITIVE_INFINITY
  let year = lastYear
  while (rulesOf(year - 1) === last) year -= 1
  return lastYear - year + 1 >= LEAST_YEARS
    ? secondsOf(`${year}-01-01`) - DAY_SECONDS
    : Number.POSITIVE_INFINITY
}

function firstOfEach(changes: readonly Change[]): Change[] {
  const seen = new Set<string>()
  return changes.filter((change) => !seen.has(ruleOf(change)) && seen.add(ruleOf(change)))
}

/** 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU': the last of its weekday in the month where it is among the last seven days. */
function ruleOf(change: Change): string {
  const day = Math.floor(wallSeconds(wallOf(change)) / DAY_SECONDS)
  const month = monthOf(day)
  const isLast = firstOfMonth(month + 1) - day <= 7
  const nth = isLast ? -1 : Math.floor((day - firstOfMonth(month)) / 7) + 1
  return `FREQ=YEARLY;BYMONTH=${remainder(month, 12) + 1};BYDAY=${nth}${WEEKDAYS[remainder(day + 4, 7)]}`
}

/** When clocks change, as they show it before. */
const wallOf = ({ at, from }: Change) => wallOfSeconds(at + from)
const yearOf = (change: Change) => Number(wallOf(change).slice(0, 4))
const secondsOf = (date: string) => wallSeconds(`${date}T00:00:00`)

function changesBetween(zone: string, firstYear: number, lastYear: number): Change[] {
  const found: Change[] = []
  const last = secondsOf(`${lastYear + 1}-01-01`)
  let at = secondsOf(`${firstYear}-01-01`)
  let from = offsetAt(zone, at)
  // Fortnights: no summer time is shorter.
  for (let next = at + 14 * DAY_SECONDS; at < last; at = next, next += 14 * DAY_SECONDS) {
    const to = offsetAt(zone, next)
    if (to !== from) found.push({ at: momentOf(zone, at, next, from), from, to })
    from = to
  }
  return found
}

/** The first second between two moments at which the offset is no more what it was. */
function momentOf(zone: string, before: number, after: number, from: number): number {
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle) === from) low = middle
    else high = middle
  }
  return high
}

function offsetAt(zone: string, seconds: number): number {
  return wallSeconds(wallAt(new Date(seconds * 1000), zone)) - seconds
}

function offsetText(offset: number): string {
  const minutes = Math.floor(Math.abs(offset) / 60)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const seconds = Math.abs(offset) % 60
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}${seconds === 0 ? '' : twoDigits(seconds)}`
}
