import { calendarEventDefaults, type CalendarEventData } from '@glimmer/domain/calendar/calendar-event'
import {
  eventOverrideDefaults,
  type EventOverrideData,
  overrideId,
} from '@glimmer/domain/calendar/event-override'
import { type ItemFields, itemOfRows, sameValue } from '@glimmer/domain/calendar/connected/item'
import type { TableName } from '@glimmer/domain/tables'
import type { Change, RowData } from '@glimmer/sync/change'
import { validateChange } from '@glimmer/sync/validate'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { loadRows } from '../sync/rows.ts'

type Trx = Transaction<PersonalTables>

/** The rows of an event, and what they say that the other side holds too. */
export interface EventRows {
  readonly event: CalendarEventData
  /** The newest revision of them all. */
  readonly rev: number
  readonly overrides: ReadonlyMap<string, EventOverrideData>
  readonly item: ItemFields
}

/** Loads these events with their changed days. */
export async function loadEvents(
  trx: Trx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, EventRows>> {
  if (ids.length === 0) return new Map()
  const events = await loadRows(trx, userId, 'calendar_events', [...new Set(ids)])
  const { rows: named } = await sql<{ id: string }>`select id from calendar_event_overrides
    where user_id = ${userId} and event_id = any(${[...events.keys()]}::text[])`.execute(trx)
  const overrides = await loadRows(
    trx,
    userId,
    'calendar_event_overrides',
    named.map(({ id }) => id),
  )
  const byEvent = Map.groupBy(overrides.values(), ({ data }) => String(data['eventId']))
  return new Map(
    [...events].map(([id, row]) => {
      const own = byEvent.get(id) ?? []
      const event = row.data as CalendarEventData
      const days = new Map(own.map((one) => [one.id, one.data as EventOverrideData]))
      const rev = Math.max(row.rev, ...own.map((one) => one.rev))
      return [id, { event, rev, overrides: days, item: itemOfRows(event, [...days.values()]) }]
    }),
  )
}

interface Wanted {
  readonly id: string
  readonly calendarId: string
  /** That of the calendar, for an event that is new here. */
  readonly color: string
  readonly before: EventRows | null
  readonly item: ItemFields
}

/** What makes the rows of an event say this. Null where no row can hold it. */
export function changesToItem({ id, calendarId, color, before, item }: Wanted): Change[] | null {
  const changes: Change[] = []
  const add = (table: TableName, rowId: string, op: 'insert' | 'update', data: RowData) => {
    if (op === 'update' && Object.keys(data).length === 0) return true
    const checked = validateChange({ table, rowId, op, data })
    if (checked.kind === 'ok') changes.push(checked.change)
    return checked.kind === 'ok'
  }
  const event = { ...item.event, calendarId }
  const isHeld = before
    ? add('calendar_events', id, 'update', changedFields(before.event, event))
    : add('calendar_events', id, 'insert', { ...calendarEventDefaults, color, ...event })
  if (!isHeld) return null
  const kept = new Set<string>()
  for (const one of item.overrides) {
    const rowId = overrideId(id, one.originalStart)
    kept.add(rowId)
    const row = before?.overrides.get(rowId)
    const fits = row
      ? add(OVERRIDES, rowId, 'update', changedFields(row, one))
      : add(OVERRIDES, rowId, 'insert', { ...eventOverrideDefaults, ...one, eventId: id })
    if (!fits) return null
  }
  for (const [rowId, row] of before?.overrides ?? []) {
    if (kept.has(rowId)) continue
    // A day that is only coloured is nothing that the other side has a say in.
    if (row.category === null && row.color === null) changes.push({ table: OVERRIDES, rowId, op: 'delete' })
    else
      add(
        OVERRIDES,
        rowId,
        'update',
        changedFields(row, { ...eventOverrideDefaults, category: row.category, color: row.color }),
      )
  }
  return changes
}

const OVERRIDES = 'calendar_event_overrides'
const STARTS = ['exceptions', 'additions']

function changedFields(before: object, after: object): RowData {
  const was = before as RowData
  const changed = Object.entries(after as RowData).flatMap(([field, value]) => {
    if (!STARTS.includes(field)) return sameValue(was[field], value) ? [] : [[field, value] as const]
    const patch = patchOf(was[field] as object, value as object)
    return Object.keys(patch).length === 0 ? [] : [[field, patch] as const]
  })
  return Object.fromEntries(changed)
}

/** Null under a key removes it. */
function patchOf(before: object, after: object): Record<string, true | null> {
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return Object.fromEntries([
    ...removed.map((key) => [key, null] as const),
    ...added.map((key) => [key, true] as const),
  ])
}
