import type { CalendarEvent } from '../calendar-event.ts'
import { type EventOverride, eventOverrideDefaults } from '../event-override.ts'
import { layOver } from '../occurrences-between.ts'
import type { WallTime } from '../wall-time.ts'
import type { Component } from './components.ts'
import { addZone, type Walls } from './edit-component.ts'
import { statusOf } from './event-fields.ts'
import { firstStart, ruleOf } from './event-rule.ts'
import { readItem } from './read-item.ts'
import { draftOf, originalStartOf, versionsOf } from './series.ts'
import { zoneBudget, ZoneNames } from './zone-names.ts'

/** A day of a series that is other, or is said by itself. */
export interface OpenDay {
  /** Null where a line of the series says how long the day takes. */
  readonly component: Component | null
  readonly originalStart: WallTime
  readonly isCancelled: boolean
  /** What it is, all in all. */
  readonly event: CalendarEvent
}

/** The text of an event, taken apart so that it can be edited. */
export interface OpenItem {
  /** What its components stand in, as one list. */
  readonly components: Component[]
  readonly master: Component
  readonly event: CalendarEvent
  readonly days: readonly OpenDay[]
  /** How the dates of an event are written there; a zone that the text does not tell of is added to it. */
  readonly wallsOf: (event: CalendarEvent) => Walls
}

/** Null where the text is no single event. */
export function openItem(raw: string, root: Component, now: Date): OpenItem | null {
  const read = readItem(raw)
  const calendar = holderOf(root)
  if (!read || !calendar) return null
  const zones = new ZoneNames(calendar, zoneBudget(raw.length))
  const drafts = calendar.components
    .filter(({ name }) => name === 'VEVENT')
    .flatMap((component) => draftOf(component, zones, false) ?? [])
  const { master = null, changed } = versionsOf(drafts)
  const series = master ?? changed[0]
  if (!series) return null
  const { rule } = ruleOf(series.component, series.times)
  const times = { ...series.times, start: firstStart(series.times.start, rule) ?? series.times.start }
  const rows = new Map(read.overrides.map((one) => [one.originalStart, one]))
  const dayAt = (component: Component | null, originalStart: WallTime): OpenDay => ({
    component,
    originalStart,
    isCancelled: component !== null && statusOf(component) === 'cancelled',
    event: layOver(read.event, rows.get(originalStart) ?? silentAt(originalStart)),
  })
  const days = new Map(
    (master ? changed : []).flatMap((draft) => {
      const originalStart = originalStartOf(draft, times)
      return originalStart === null ? [] : [[originalStart, dayAt(draft.component, originalStart)] as const]
    }),
  )
  const periods = read.overrides.filter(({ originalStart }) => !days.has(originalStart))
  return {
    components: calendar.components,
    master: series.component,
    event: read.event,
    days: [...days.values(), ...periods.map(({ originalStart }) => dayAt(null, originalStart))],
    wallsOf: ({ timeZone, allDay, startDatetime }) => ({
      timeZone,
      allDay,
      tzid: timeZone === null || allDay ? null : addZone(calendar, zones, timeZone, startDatetime, now),
    }),
  }
}

/** An override that says nothing: its day is as its series. */
export const silentAt = (originalStart: WallTime): EventOverride => ({
  ...eventOverrideDefaults,
  id: '',
  eventId: '',
  originalStart,
})

/** The one component that events stand in; null where there are several, and nobody writes such. */
function holderOf(root: Component): Component | null {
  const holders = [root, ...root.components].filter(({ components }) =>
    components.some(({ name }) => name === 'VEVENT'),
  )
  return holders.length === 1 ? (holders[0] ?? null) : null
}
