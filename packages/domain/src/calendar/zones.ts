import { DAY_SECONDS, wallOfSeconds, wallSeconds, type WallTime } from './wall-time.ts'

const DAY_MS = DAY_SECONDS * 1000
/** Names that are remembered: as many as there are zones. What anybody writes into a name takes no more room than that. */
const MOST_NAMES = 500
/** What could be a zone's name: 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', '-03:30'. */
const NAME = /^[\w+\-/:]{1,100}$/
/** Days that are remembered, of all zones together. */
const MOST_DAYS = 100_000

interface Zone {
  /** Says 'GMT+01:00' of an instant. */
  readonly format: Intl.DateTimeFormat
  /** The offset on a UTC day, in milliseconds; null on a day on which it changes. */
  readonly days: Map<number, number | null>
}

/** By names in lower case, as their case says nothing; the one that was asked first stands first. */
const zones = new Map<string, Zone | null>()
let daysKept = 0

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
  if (!NAME.test(name)) return null
  const key = name.toLowerCase()
  const known = zones.get(key)
  if (known !== undefined) return known
  if (zones.size >= MOST_NAMES) forgetOldest()
  const made = makeZone(name)
  zones.set(key, made)
  return made
}

function forgetOldest(): void {
  const [oldest] = zones
  if (!oldest) return
  daysKept -= oldest[1]?.days.size ?? 0
  zones.delete(oldest[0])
}

function makeZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      timeZoneName: 'longOffset',
      timeZone: name,
    })
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
    if (daysKept >= MOST_DAYS) forgetDays()
    zone.days.set(day, offset)
    daysKept += 1
  }
  return offset ?? askOffset(zone, time)
}

function forgetDays(): void {
  for (const zone of zones.values()) zone?.days.clear()
  daysKept = 0
}

/** '1900, GMT-00:30:20' ends with the offset; at Greenwich nothing needs to stand behind GMT. */
function askOffset({ format }: Zone, time: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT([+\-\u2212])(\d+):(\d\d)(?::(\d\d))?$/.exec(format.format(time)) ?? []
  if (sign === undefined) return 0
  return (sign === '+' ? 1000 : -1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}
