import type { CalendarEvent } from '../calendar-event.ts'
import type { EventOverride } from '../event-override.ts'
import { eventRow, overrideRows, ownIdOf } from './event-rows.ts'
import type { IcsEvent } from './ics-event.ts'

interface Imported {
  /** What `readCalendar` found. */
  readonly events: readonly IcsEvent[]
  /** What tells the events of this calendar from those of others: an address, or the same word for every file. */
  readonly calendar: string
  /** The calendar that the rows belong to; null for the person's own. */
  readonly calendarId: string | null
  readonly existing: readonly CalendarEvent[]
  readonly overrides: readonly EventOverride[]
  /** A UUID derived from a name: the same one each time, and on every device. */
  readonly idOf: (name: string) => string
}

/** The rows of an event, and the ids of overrides that it has no more. */
export interface ImportedEvent {
  readonly event: CalendarEvent
  readonly overrides: readonly EventOverride[]
  readonly removedOverrides: readonly string[]
}

export interface ImportPlan {
  readonly added: readonly ImportedEvent[]
  readonly changed: readonly ImportedEvent[]
  /** How many are there already, just so. */
  readonly sameCount: number
}

/** What an import would do: nothing twice, however often the same file comes. */
export function planImport({
  events,
  calendar,
  calendarId,
  existing,
  overrides,
  idOf,
}: Imported): ImportPlan {
  const eventsById = new Map(existing.map((event) => [event.id, event]))
  const overridesById = new Map(overrides.map((one) => [one.id, one]))
  const overridesByEvent = Map.groupBy(overrides, ({ eventId }) => eventId)
  const added: ImportedEvent[] = []
  const changed: ImportedEvent[] = []
  const spent = { work: 0 }
  let sameCount = 0
  for (const event of events) {
    const id = ownIdOf(event.uid) ?? idOf(JSON.stringify([calendar, event.uid, event.recurrenceId]))
    const before = eventsById.get(id)
    const rows = overrideRows(id, event, overridesById)
    const ids = new Set(rows.map((row) => row.id))
    const had = overridesByEvent.get(id) ?? []
    const imported: ImportedEvent = {
      event: eventRow({ id, event, calendarId: before ? before.calendarId : calendarId, before, spent }),
      overrides: rows.filter((row) => !isSame(row, overridesById.get(row.id))),
      removedOverrides: had.filter((one) => !ids.has(one.id)).map((one) => one.id),
    }
    if (!before) added.push(imported)
    else if (
      isSame(imported.event, before) &&
      imported.overrides.length + imported.removedOverrides.length === 0
    )
      sameCount += 1
    else changed.push(imported)
  }
  return { added, changed, sameCount }
}

/** Whether every field of a row is as it was before, whatever the order of its keys. */
function isSame<T extends object>(row: T, before: T | undefined): boolean {
  return (
    before !== undefined &&
    Object.entries(row).every(([key, value]) => textOf(value) === textOf(before[key as keyof T]))
  )
}

function textOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null
  return JSON.stringify(isObject ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value)
}
