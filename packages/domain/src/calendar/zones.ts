import { DAY_SECONDS, wallOfSeconds, wallSeconds, type WallTime } from './wall-time.ts'

const DAY_MS = DAY_SECONDS * 1000
/** How many days of one zone are remembered: those of some ten years. */
const MOST_DAYS = 4000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** The offset on a UTC day, in milliseconds; null on a day on which it changes. */
  readonly days: Map<number, number | null>
}

const zones = new Map<string, Zone | null>()

/** Whether this device knows a time zone by that name: 'Europe/Lisbon', 'UTC'. */
export function isZone(name: string): boolean {
  return zoneOf(name) !== null
}

/** The place that a zone is named after: 'Lisbon' of 'Europe/Lisbon', 'Buenos Aires' of 'America/Argentina/Buenos_Aires'. */
export function placeOfZone(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/**
 * The instant at which clocks in a zone show a wall time. What is left out when clocks go forward is as much later; what comes
 * twice is the first one, as RFC 5545 says. Throws a RangeError where the zone is unknown.
 */
export function instantOf(wall: WallTime, zoneName: string): Date {
  const zone = knownZone(zoneName)
  const time = wallSeconds(wall) * 1000
  const before = offsetAt(zone, time - DAY_MS)
  const after = offsetAt(zone, time + DAY_MS)
  const isAfter = offsetAt(zone, time - before) !== before && offsetAt(zone, time - after) === after
  return new Date(time - (isAfter ? after : before))
}

/** What clocks in a zone show at an instant, to the second. Throws a RangeError where the zone is unknown. */
export function wallAt(instant: Date, zoneName: string): WallTime {
  const time = instant.getTime()
  return wallOfSeconds(Math.floor((time + offsetAt(knownZone(zoneName), time)) / 1000))
}

function knownZone(name: string): Zone {
  const zone = zoneOf(name)
  if (!zone) throw new RangeError(`No time zone is called ${name}`)
  return zone
}

function zoneOf(name: string): Zone | null {
  const known = zones.get(name)
  if (known !== undefined) return known
  if (zones.size > MOST_DAYS) zones.clear()
  const made = makeZone(name)
  zones.set(name, made)
  return made
}

function makeZone(name: string): Zone | null {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    era: 'short',
  } as const
  try {
    const format = new Intl.DateTimeFormat('en-GB', { ...fields, ...clock, timeZone: name })
    return { format, days: new Map() }
  } catch {
    return null
  }
}

/** Most days have one offset, which is asked once. */
function offsetAt(zone: Zone, time: number): number {
  const day = Math.floor(time / DAY_MS)
  let offset = zone.days.get(day)
  if (offset === undefined) {
    const begins = askOffset(zone, day * DAY_MS)
    offset = begins === askOffset(zone, (day + 1) * DAY_MS) ? begins : null
    if (zone.days.size > MOST_DAYS) zone.days.clear()
    zone.days.set(day, offset)
  }
  return offset ?? askOffset(zone, time)
}

function askOffset({ format }: Zone, time: number): number {
  const second = Math.floor(time / 1000) * 1000
  const part: Record<string, string> = {}
  for (const { type, value } of format.formatToParts(second)) part[type] = value
  const year = part['era'] === 'BC' ? 1 - Number(part['year']) : Number(part['year'])
  const wall = new Date(0)
  wall.setUTCFullYear(year, Number(part['month']) - 1, Number(part['day']))
  wall.setUTCHours(Number(part['hour']), Number(part['minute']), Number(part['second']))
  return wall.getTime() - second
}
