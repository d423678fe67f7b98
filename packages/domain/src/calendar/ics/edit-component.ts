import { addToWall, type WallTime } from '../wall-time.ts'
import { type Component, componentsOf } from './components.ts'
import { escapeText, readLine } from './content-line.ts'
import { lineOf } from './event-times.ts'
import { dateLine, FIRST_TOLD, needsZone } from './write-calendar.ts'
import { zoneLines } from './write-zone.ts'
import type { ZoneNames } from './zone-names.ts'

/** Where walls of an event stand: which zone, what the file calls it, and whether they are days. */
export interface Walls {
  readonly timeZone: string | null
  readonly tzid: string | null
  readonly allDay: boolean
}

/** Puts one line in the place of those that have its name; null takes them away. */
export function setLine(component: Component, name: string, raw: string | null): void {
  const { lines } = component
  const at = lines.findIndex((line) => line.name === name)
  const line = raw === null ? null : readLine(raw)
  const kept = lines.filter((one) => one.name !== name)
  if (line) kept.splice(at < 0 ? kept.length : at - countNamed(component, name, at), 0, line)
  lines.splice(0, lines.length, ...kept)
}

function countNamed({ lines }: Component, name: string, before: number): number {
  return lines.slice(0, before).filter((line) => line.name === name).length
}

export function addLine({ lines }: Component, raw: string): void {
  const line = readLine(raw)
  if (line) lines.push(line)
}

export function setText(component: Component, name: string, text: string | null): void {
  setLine(component, name, text === null ? null : `${name}:${escapeText(text)}`)
}

interface Times {
  readonly startDatetime: WallTime
  readonly endDatetime: WallTime
}

/** Says an end as a date. Who had said how long it takes, says that no more. */
export function setEnd(component: Component, { endDatetime: end }: Times, walls: Walls): void {
  // The day on which it ends is not one of its own.
  setLine(component, 'DTEND', dateLine('DTEND', [walls.allDay ? addToWall(end, 1) : end], walls))
  setLine(component, 'DURATION', null)
}

export function setTimes(component: Component, times: Times, walls: Walls): void {
  setLine(component, 'DTSTART', dateLine('DTSTART', [times.startDatetime], walls))
  setEnd(component, times, walls)
  // It would say the same a second time, and no longer as it is.
  setLine(component, 'X-MICROSOFT-CDO-ALLDAYEVENT', null)
}

/** Says that somebody changed it, and, where its times are others, that guests should look again. */
export function stamp(component: Component, now: string, hasMoved: boolean): void {
  setLine(component, 'DTSTAMP', `DTSTAMP:${now}`)
  if (lineOf(component, 'LAST-MODIFIED')) setLine(component, 'LAST-MODIFIED', `LAST-MODIFIED:${now}`)
  if (!hasMoved) return
  const sequence = Number(lineOf(component, 'SEQUENCE')?.value) || 0
  setLine(component, 'SEQUENCE', `SEQUENCE:${sequence + 1}`)
}

/** What the file calls a time zone: as it does already where it knows it, else by its name, which it is told of. */
export function addZone(
  calendar: Component,
  zones: ZoneNames,
  timeZone: string,
  start: WallTime,
  now: Date,
): string {
  const own = calendar.components.filter(({ name }) => name === 'VTIMEZONE')
  const told = own.map((zone) => lineOf(zone, 'TZID')?.value.trim() ?? '')
  const used = calendar.components.map((one) => lineOf(one, 'DTSTART')?.params.get('TZID') ?? '')
  const known = [...used, ...told].find((tzid) => tzid !== '' && zones.find(tzid, start) === timeZone)
  if (known !== undefined) return known
  if (needsZone(timeZone)) {
    const first = Math.max(Number(start.slice(0, 4)), FIRST_TOLD)
    const zone = componentsOf(zoneLines(timeZone, first, now.getUTCFullYear())).components
    const at = calendar.components.findLastIndex(({ name }) => name === 'VTIMEZONE') + 1
    calendar.components.splice(at, 0, ...zone)
  }
  return timeZone
}
