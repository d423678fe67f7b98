import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import type { CalendarSettingsData } from '@glimmer/domain/calendar/calendar-settings'
import type { FormedEvent } from '@glimmer/domain/calendar/event-form'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

/**
 * What a person can do to their calendar. Each command resolves with whether it took effect; if not, a toast has said why.
 */
export interface EventCommands {
  add(event: FormedEvent): Promise<boolean>
  /** Writes what differs. */
  change(event: CalendarEvent, next: FormedEvent): Promise<boolean>
  /** With the changes to single days of a series. */
  remove(event: CalendarEvent): Promise<boolean>
  changeSettings(data: Partial<CalendarSettingsData>): Promise<boolean>
}

export function createEventCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { randomId } = browserEnvironment,
): EventCommands {
  const save = createSaveWithUndo(store)
  return {
    add(event) {
      const change: Change = { table: 'calendar_events', rowId: randomId(), op: 'insert', data: event }
      return save([change], { done: words.created, refusedTitle: words.createRefused })
    },
    change(event, next) {
      const data = changedFields(event, next)
      const changes: Change[] =
        Object.keys(data).length === 0
          ? []
          : [{ table: 'calendar_events', rowId: event.id, op: 'update', data }]
      return save(changes, { done: words.updated, refusedTitle: words.updateRefused })
    },
    remove({ id }) {
      const overrides = store.mirror
        .rowsOf('calendar_event_overrides')
        .filter(({ eventId }) => eventId === id)
        .map((override): Change => ({ table: 'calendar_event_overrides', rowId: override.id, op: 'delete' }))
      return save([...overrides, { table: 'calendar_events', rowId: id, op: 'delete' }], {
        done: words.deleted,
        refusedTitle: words.deleteRefused,
      })
    },
    changeSettings: (data) => save([{ table: 'calendar_settings', rowId: 'me', op: 'insert', data }]),
  }
}

function changedFields(event: CalendarEvent, next: FormedEvent): Partial<FormedEvent> {
  const entries = Object.entries(next) as [keyof FormedEvent, unknown][]
  return Object.fromEntries(entries.filter(([field, value]) => event[field] !== value))
}
