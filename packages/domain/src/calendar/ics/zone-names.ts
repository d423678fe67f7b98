import type { WallTime } from '../wall-time.ts'
import { isZone } from '../zones.ts'
import type { Component } from './components.ts'
import { zoneLike, zoneOfOffset } from './own-zone.ts'
import { windowsZone } from './windows-zones.ts'

/** How many names of one file are remembered: a hostile one may have any number. */
const MOST_NAMES = 500

/** How many zones of its own are still compared with those that are known: that takes long, and a hostile text has thousands. */
export interface ZoneBudget {
  left: number
}

/** More than programs write, and in a long text more. */
export const zoneBudget = (textLength: number): ZoneBudget => ({ left: 20 + Math.floor(textLength / 50_000) })

/** The time zones of one calendar: its own components by their names, and the one it says it is in. */
export class ZoneNames {
  readonly #own: ReadonlyMap<string, Component>
  readonly #calendarZone: string | null
  readonly #known = new Map<string, string | null>()
  readonly #budget: ZoneBudget

  constructor(calendar: Component, budget: ZoneBudget) {
    this.#budget = budget
    const valueOf = (component: Component, name: string) =>
      component.lines.find((line) => line.name === name)?.value.trim() ?? ''
    const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE')
    this.#own = new Map(zones.map((zone) => [valueOf(zone, 'TZID'), zone]))
    this.#calendarZone = namedZone(valueOf(calendar, 'X-WR-TIMEZONE')) ?? null
  }

  /** The zone that the calendar says it is in. */
  get ofCalendar(): string | null {
    return this.#calendarZone
  }

  /** The time zone that a TZID means for a moment; null where nobody can tell. */
  find(tzid: string, around: WallTime): string | null {
    const known = this.#known.get(tzid)
    if (known !== undefined) return known
    const own = this.#own.get(tzid)
    const location = own?.lines.find(({ name }) => name === 'X-LIC-LOCATION')?.value ?? ''
    const found =
      namedZone(tzid) ??
      namedZone(location) ??
      (own && this.#budget.left-- > 0 ? zoneLike(own, around) : null) ??
      zoneOfDisplayName(tzid) ??
      zoneOfOffset(tzid) ??
      (isZone(tzid) && /^[A-Z]{3}$/.test(tzid) ? tzid : null) ??
      this.#calendarZone
    if (this.#known.size < MOST_NAMES) this.#known.set(tzid, found)
    return found
  }
}

/** An IANA name, after what vendors put before it or with a dash for its slash, or a name of Windows'. */
function namedZone(name: string): string | null {
  const plain = name.trim().replace(/^"(.*)"$/, '$1')
  const parts = plain.split('/').filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  if (/^(?:utc|gmt|zulu|z)$/i.test(plain) || /^utc$/i.test(last)) return 'UTC'
  const names = [parts.slice(-3).join('/'), parts.slice(-2).join('/'), plain, plain.replace('-', '/')]
  return names.find(isName) ?? windowsZone(plain) ?? windowsZone(last)
}

const REGIONS = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian']

/** As Windows shows zones: '(UTC+01:00) Amsterdam, Berlin, Bern', by the first place that names one; '(UTC-05:00) Eastern Time (US & Canada)'. */
function zoneOfDisplayName(name: string): string | null {
  const [, shown = ''] = /^\((?:UTC|GMT)[^)]{0,10}\)\s*(.{1,200})$/i.exec(name.trim()) ?? []
  const windows = windowsZone(shown.replace(/ time \((?:us & )?canada\)$/i, ''))
  if (shown === '' || windows !== null) return windows
  const places = shown.split(',').map((place) => place.trim().replaceAll(' ', '_'))
  const names = places.flatMap((place) => REGIONS.map((region) => `${region}/${place}`))
  return names.find(isZone) ?? null
}

/**
 * An offset is a name to some devices and none to others, and files call zones with summer time by the short names of those
 * without.
 */
function isName(name: string): boolean {
  return /^[A-Za-z]{2}/.test(name) && !/^(?:EST|MST|HST)$/i.test(name) && isZone(name)
}
