import { eventOfBlock } from '@glimmer/domain/calendar/block-occurrences'
import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import { canBeChanged } from '@glimmer/domain/calendar/connected/shown-calendars'
import { alarmLines } from '@glimmer/domain/calendar/ics/alarm-lines'
import { icsEventOf, ownIdOf } from '@glimmer/domain/calendar/ics/event-rows'
import type { IcsEvent } from '@glimmer/domain/calendar/ics/ics-event'
import { type ImportedEvent, type ImportPlan, planImport } from '@glimmer/domain/calendar/ics/plan-import'
import { writeCalendar } from '@glimmer/domain/calendar/ics/write-calendar'
import { occurrencesBetween } from '@glimmer/domain/calendar/occurrences-between'
import type { TimeBlock } from '@glimmer/domain/calendar/time-block'
import type { JsonObjectPatch } from '@glimmer/domain/fields'
import type { Change } from '@glimmer/sync/change'
import { v5 } from 'uuid'
import type { DeviceStore } from '../../device/store.ts'
import { minutesBeforeEvent } from './event-reminder-rows.ts'
import { createSaveWithUndo, type Said } from '../save-with-undo.ts'

/** The namespace for the ids of events from files. */
const FILES = '6a4d4e0c-7c57-4d2f-9f2b-5b0a0a3c1f8e'

/** What bringing these events in would do to what is here now. */
export function planCalendarFile(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  events: readonly IcsEvent[],
): ImportPlan {
  // A time of a task that came out of here stays one.
  const isBlock = ({ uid }: IcsEvent) => mirror.rowOf('time_blocks', ownIdOf(uid) ?? '') !== undefined
  const plan = planImport({
    events: events.filter((event) => !isBlock(event)),
    // An event that comes in two files is still one.
    calendar: 'file',
    calendarId: null,
    existing: mirror.rowsOf('calendar_events'),
    overrides: mirror.rowsOf('calendar_event_overrides'),
    idOf: (name) => v5(name, FILES),
  })
  const calendars = mirror.rowsOf('calendar_integrations')
  // What comes from a calendar that can only be read stays as it is there.
  const changed = plan.changed.filter(({ event }) => canBeChanged(event, calendars))
  const left = plan.changed.length - changed.length
  return { ...plan, changed, sameCount: plan.sameCount + left + events.filter(isBlock).length }
}

/**
 * Brings events in, with one undo for all of them. Resolves with whether they all came; if not, a toast has said why, and
 * bringing them in again goes on from there.
 */
export function bringInEvents(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  events: readonly IcsEvent[],
  said: Said,
): Promise<boolean> {
  // A sync may have brought something since it was looked at.
  const { added, changed } = planCalendarFile(store, events)
  return createSaveWithUndo(store)(
    [...added, ...changed].flatMap((one) => changesOf(store, one)),
    said,
  )
}

function changesOf(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  { event: { id, ...data }, overrides, removedOverrides }: ImportedEvent,
): Change[] {
  const before = mirror.rowOf('calendar_events', id)
  const patch = before && {
    ...data,
    exceptions: keysPatch(before.exceptions, data.exceptions),
    additions: keysPatch(before.additions, data.additions),
  }
  return [
    patch
      ? { table: 'calendar_events', rowId: id, op: 'update', data: patch }
      : { table: 'calendar_events', rowId: id, op: 'insert', data },
    ...removedOverrides.map((rowId) => ({ table: 'calendar_event_overrides', rowId, op: 'delete' }) as const),
    ...overrides.map(
      ({ id: rowId, ...own }) =>
        ({ table: 'calendar_event_overrides', rowId, op: 'insert', data: own }) as const,
    ),
  ]
}

/** Objects merge key by key, so what is in them no more is taken out by name. */
function keysPatch(before: object, after: JsonObjectPatch): JsonObjectPatch {
  return { ...Object.fromEntries(Object.keys(before).map((key) => [key, null])), ...after }
}

/** Which events a file is of, and times of tasks: one, or those that take place on dates, their series whole. */
export type FileChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string; readonly here: string }

/** Events of a store as the text of a calendar file; null where there are none. */
export function calendarFileOf(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  { name, now, choice }: { readonly name: string; readonly now: Date; readonly choice: FileChoice },
): string | null {
  const overrides = Map.groupBy(mirror.rowsOf('calendar_event_overrides'), ({ eventId }) => eventId)
  const isChosen = chosenBy(choice, mirror)
  const ringsOf = (eventId: string) => minutesBeforeEvent({ mirror }, eventId)
  const events = mirror.rowsOf('calendar_events').filter(isChosen)
  const timed = timesOfTasks(mirror, choice)
  if (events.length + timed.length === 0) return null
  return writeCalendar({
    events: [
      ...events.map((event) => ({
        ...icsEventOf(event, overrides.get(event.id) ?? []),
        // One event goes to the calendar of a phone, which is to ring as Glimmer would.
        ...(choice.kind === 'one' && { raw: alarmLines({ ...event, minutesBefore: ringsOf(event.id) }) }),
      })),
      ...timed.map((event) => icsEventOf(event, [])),
    ],
    name,
    now,
  })
}

function timesOfTasks(mirror: DeviceStore['mirror'], choice: FileChoice): CalendarEvent[] {
  if (choice.kind === 'one') return []
  const isChosen = ({ startDatetime: start, endDatetime: end }: TimeBlock) =>
    choice.kind === 'all' || (start.slice(0, 10) <= choice.to && end.slice(0, 10) >= choice.from)
  return mirror.rowsOf('time_blocks').flatMap((block) => {
    const task = mirror.rowOf('tasks', block.taskId)
    return task && isChosen(block) ? [eventOfBlock(block, task)] : []
  })
}

function chosenBy(
  choice: FileChoice,
  mirror: DeviceStore['mirror'],
): (event: { readonly id: string }) => boolean {
  if (choice.kind === 'all') return () => true
  if (choice.kind === 'one') return ({ id }) => id === choice.id
  const events = mirror.rowsOf('calendar_events')
  const overrides = mirror.rowsOf('calendar_event_overrides')
  const shown = new Set(occurrencesBetween({ events, overrides }, choice).map(({ event }) => event.id))
  return ({ id }) => shown.has(id)
}
