import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import type { CalendarSettingsData } from '@glimmer/domain/calendar/calendar-settings'
import type { SeriesPlace } from '@glimmer/domain/calendar/change-whole'
import { ownCopyOf } from '@glimmer/domain/calendar/connected/own-copy'
import type { FormedEvent } from '@glimmer/domain/calendar/event-form'
import {
  changeSeries,
  isFirst,
  leaveOut,
  type SeriesEdit,
  type SeriesPart,
} from '@glimmer/domain/calendar/series-edits'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { endsOfEvent, insertEventReminder, minutesBeforeEvent } from './event-reminder-rows.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

/**
 * What a person can do to their calendar. Each command resolves with whether it took effect; if not, a toast has said why.
 */
export interface EventCommands {
  /** With reminders so many minutes before it; in a connected calendar where one is named. */
  add(event: FormedEvent, minutesBefore?: readonly number[], calendarId?: string): Promise<boolean>
  /** Copies an event, or an occurrence as it is shown, to the person's own calendar. */
  copyToOwn(event: CalendarEvent): Promise<boolean>
  /** Writes what differs. */
  change(event: CalendarEvent, next: FormedEvent): Promise<boolean>
  /** With the changes to single days of a series. */
  remove(event: CalendarEvent): Promise<boolean>
  /** Changes one occurrence of a series, it and those that follow, or all of them: where it `staysOnRepeat`. */
  changeSeries(place: SeriesPlace, next: FormedEvent, part: SeriesPart): Promise<boolean>
  /** Deletes one occurrence of a series, it and those that follow, or all of them. */
  removeSeries(place: SeriesPlace, part: SeriesPart): Promise<boolean>
  changeSettings(data: Partial<CalendarSettingsData>): Promise<boolean>
}

export function createEventCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { randomId, now } = browserEnvironment,
): EventCommands {
  const save = createSaveWithUndo(store)
  const sayUpdated = { done: words.updated, refusedTitle: words.updateRefused }
  const sayDeleted = { done: words.deleted, refusedTitle: words.deleteRefused, isLasting: true }

  function remove({ id }: CalendarEvent): Promise<boolean> {
    const overrides = store.mirror.rowsOf('calendar_event_overrides').filter(({ eventId }) => eventId === id)
    return save(
      [
        ...overrides.map(removeOverride),
        ...endsOfEvent(store, id),
        { table: 'calendar_events', rowId: id, op: 'delete' },
      ],
      sayDeleted,
    )
  }
  const remindOf = (eventId: string, minutes: number) =>
    insertEventReminder(randomId(), eventId, minutes, new Date(now()))
  /** The part of a series that goes on by itself rings as it did before. */
  function remindersOfRest({ id }: CalendarEvent, { insert }: SeriesEdit): Change[] {
    if (!insert) return []
    return minutesBeforeEvent(store, id).map((minutes) => remindOf(insert.id, minutes))
  }
  return {
    add(event, minutesBefore = [], calendarId) {
      const rowId = randomId()
      const data = { ...event, ...(calendarId !== undefined && { calendarId }) }
      const change: Change = { table: 'calendar_events', rowId, op: 'insert', data }
      return save([change, ...minutesBefore.map((minutes) => remindOf(rowId, minutes))], {
        done: words.created,
        refusedTitle: words.createRefused,
      })
    },
    copyToOwn(event) {
      const change: Change = {
        table: 'calendar_events',
        rowId: randomId(),
        op: 'insert',
        data: ownCopyOf(event),
      }
      return save([change], { done: words.copied(event.title), refusedTitle: words.createRefused })
    },
    change(event, next) {
      const data = changedFields(event, next)
      const changes: Change[] =
        Object.keys(data).length === 0
          ? []
          : [{ table: 'calendar_events', rowId: event.id, op: 'update', data }]
      return save(changes, sayUpdated)
    },
    remove,
    changeSeries(place, next, part) {
      const edit = changeSeries(place, next, part, randomId())
      return save([...changesOf(place.event, edit), ...remindersOfRest(place.event, edit)], sayUpdated)
    },
    removeSeries(place, part) {
      return part === 'all' || (part === 'following' && isFirst(place))
        ? remove(place.event)
        : save(changesOf(place.event, leaveOut(place, part)), sayDeleted)
    },
    changeSettings: (data) => save([{ table: 'calendar_settings', rowId: 'me', op: 'insert', data }]),
  }
}

function removeOverride({ id }: { readonly id: string }): Change {
  return { table: 'calendar_event_overrides', rowId: id, op: 'delete' }
}

/** All of an edit in one write: the part of a series that goes on comes before what is changed in it. */
function changesOf(event: CalendarEvent, edit: SeriesEdit): Change[] {
  const data = edit.update ? changedFields(event, edit.update) : {}
  return [
    ...(Object.keys(data).length > 0
      ? [{ table: 'calendar_events', rowId: event.id, op: 'update', data } as const]
      : []),
    ...edit.removedOverrides.map((id) => removeOverride({ id })),
    ...(edit.insert
      ? [{ table: 'calendar_events', rowId: edit.insert.id, op: 'insert', data: edit.insert.data } as const]
      : []),
    ...edit.overrides.map(
      (override) =>
        ({
          table: 'calendar_event_overrides',
          rowId: override.id,
          op: 'insert',
          data: override.data,
        }) as const,
    ),
  ]
}

function changedFields<Fields extends object>(event: CalendarEvent, next: Fields): Partial<Fields> {
  const isSame = (field: string, value: unknown) => event[field as keyof CalendarEvent] === value
  const entries = Object.entries(next).filter(([field, value]) => !isSame(field, value))
  return Object.fromEntries(entries) as Partial<Fields>
}
