import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import { occurrenceOf, type SeriesPlace } from '@glimmer/domain/calendar/change-whole'
import { isStillThere } from '@glimmer/domain/calendar/series-edits'
import type { DeviceStore } from '../../device/store.ts'

export interface FoundEvent {
  /** As it is where it is acted on. */
  readonly shown: CalendarEvent
  /** Where in a series that is; null for an event that happens once. */
  readonly place: SeriesPlace | null
}

/** An event, or an occurrence of a series, as it is kept now; null where it is gone. */
export function findEvent(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  id: string,
  originalStart: string | null,
): FoundEvent | null {
  const event = mirror.rowOf('calendar_events', id)
  if (!event) return null
  if (event.recurrence === null || originalStart === null) return { shown: event, place: null }
  const overrides = mirror.rowsOf('calendar_event_overrides').filter(({ eventId }) => eventId === id)
  const place = { event, overrides, originalStart }
  return isStillThere(place) ? { shown: occurrenceOf(place), place } : null
}
