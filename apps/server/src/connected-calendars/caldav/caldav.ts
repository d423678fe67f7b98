import type { Connector } from '../connector.ts'
import { listCalendars } from './list-calendars.ts'
import { readCalendar } from './read-calendar.ts'
import { putEvent, removeEvent } from './write-event.ts'

/** Calendars on a server that speaks CalDAV (RFC 4791), such as those of Nextcloud, iCloud, Fastmail or Radicale. */
export const caldav = {
  list: listCalendars,
  read: readCalendar,
  put: putEvent,
  remove: removeEvent,
} satisfies Partial<Connector>
