import { occurrences } from '../occurrences.ts'
import { parseRule } from '../rule.ts'
import { DAY_SECONDS, wallOfSeconds, wallSeconds, type WallTime } from '../wall-time.ts'
import { instantOf, isZone } from '../zones.ts'
import type { Component } from './components.ts'
import { readDate } from './date-value.ts'
import { USUAL_ZONES } from './windows-zones.ts'

/** A time from which a file's own zone has an offset, in seconds; `from` is an instant in seconds. */
interface Observance {
  readonly from: number
  readonly offset: number
}

/** How many parts of a zone are read: a file may hold any number. */
const MOST_PARTS = 50

/**
 * The time zone that goes as a file's own VTIMEZONE does through the year before and after a moment, or null where no zone does.
 */
export function zoneLike(component: Component, around: WallTime): string | null {
  const observances = observancesOf(component, around)
  const [first] = observances
  if (!first) return null
  const begins = wallSeconds(around)
  // No summer time is shorter.
  const fortnights = Array.from({ length: 53 }, (_, i) => begins + (i - 26) * 14 * DAY_SECONDS)
  // Two days of each year, which are remembered, rule most zones out before those are asked.
  const probes = ['01', '07'].map((month) => wallSeconds(`${around.slice(0, 4)}-${month}-15T00:00:00`))
  // Before its first part a zone says nothing.
  const moments = [...probes, ...fortnights].filter((moment) => moment >= Math.min(first.from, begins))
  const offsetAt = (moment: number) =>
    observances.findLast(({ from }) => from <= moment)?.offset ?? first.offset
  const fits = (zone: string) =>
    isZone(zone) &&
    moments.every((moment) => {
      const offset = offsetAt(moment)
      return instantOf(wallOfSeconds(moment + offset), zone).getTime() === moment * 1000
    })
  const offsets = new Set(moments.map(offsetAt))
  const [only = 0] = offsets
  return (
    (offsets.size === 1 ? fixedZone(only) : null) ??
    USUAL_ZONES.find(fits) ??
    Intl.supportedValuesOf('timeZone').find(fits) ??
    null
  )
}

function observancesOf({ components }: Component, around: WallTime): Observance[] {
  const found: Observance[] = []
  for (const part of components.slice(0, MOST_PARTS)) {
    const valueOf = (name: string) => part.lines.find((line) => line.name === name)?.value ?? ''
    const [before, offset] = [readOffset(valueOf('TZOFFSETFROM')), readOffset(valueOf('TZOFFSETTO'))]
    const start = readDate(valueOf('DTSTART'))
    if (offset === null || !start) continue
    const rule = parseRule(valueOf('RRULE'))
    const dates = part.lines.filter(({ name }) => name === 'RDATE').flatMap(({ value }) => value.split(','))
    const additions = dates.slice(0, MOST_PARTS * 10).flatMap((date) => readDate(date)?.wall ?? [])
    const series = {
      rule: rule.kind === 'rule' ? { ...rule.rule, isUntilUtc: false } : null,
      start: start.wall,
      additions,
    }
    const years = 2 * 366 * DAY_SECONDS
    const [from, to] = [-years, years].map((seconds) =>
      wallOfSeconds(Math.max(wallSeconds(around) + seconds, 0)),
    )
    const walls = [
      start.wall,
      ...occurrences({ ...series, from: from ?? around, to: to ?? around, limit: 20 }),
    ]
    found.push(...walls.map((wall) => ({ from: wallSeconds(wall) - (before ?? offset), offset })))
  }
  return found.toSorted((a, b) => a.from - b.from)
}

/** '+0100', '-05:30', '+053015' in seconds. */
function readOffset(text: string): number | null {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text.trim()) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** Zones that are always as far from UTC, where that is no whole hour. */
const BY_MINUTES = new Map([
  [-570, 'Pacific/Marquesas'],
  [210, 'Asia/Tehran'],
  [270, 'Asia/Kabul'],
  [330, 'Asia/Kolkata'],
  [345, 'Asia/Kathmandu'],
  [390, 'Asia/Yangon'],
  [525, 'Australia/Eucla'],
  [570, 'Australia/Darwin'],
])

/** A zone that is always so many seconds east of UTC. */
export function fixedZone(offset: number): string | null {
  if (offset === 0) return 'UTC'
  const hours = offset / 3600
  const name = Number.isInteger(hours)
    ? `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
    : BY_MINUTES.get(offset / 60)
  return name !== undefined && isZone(name) ? name : null
}

/** The offset that a name says: 'GMT+01:00', 'UTC-5', '(UTC+05:30) Chennai'. */
export function zoneOfOffset(name: string): string | null {
  const [, sign, hours, minutes = 0] =
    /^\(?(?:GMT|UTC|Z)?\s*([+\-\u2212])(\d{1,2}):?(\d\d)?(?=\)|\s|$)/i.exec(name.trim()) ?? []
  if (sign === undefined) return null
  return fixedZone((sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * 60)
}
