import { editItem } from '@glimmer/domain/calendar/ics/edit-item'
import { ownIdOf } from '@glimmer/domain/calendar/ics/event-rows'
import { readItem } from '@glimmer/domain/calendar/ics/read-item'
import type { Connector } from '../connector.ts'
import { listCalendars } from './list-calendars.ts'
import { readCalendar } from './read-calendar.ts'
import { putEvent, removeEvent } from './write-event.ts'

/** An event with more text is left alone: nobody writes such, and to read it would take long. */
const MAX_ITEM_LENGTH = 2_000_000

/** Calendars on a server that speaks CalDAV (RFC 4791), such as those of Nextcloud, iCloud, Fastmail or Radicale. */
export const caldav: Connector = {
  list: listCalendars,
  read: readCalendar,
  decode({ href, raw }) {
    const read = raw.length > MAX_ITEM_LENGTH ? null : readItem(raw)
    if (!read) return null
    const { uid, item } = read
    const own = ownIdOf(uid)
    // Whoever copied an event of ours from a file gave it another name.
    return { uid, ownId: own !== null && href.endsWith(`/${own}.ics`) ? own : null, item }
  },
  encode: editItem,
  outside: new URL('outside.ts', import.meta.url),
  put: putEvent,
  remove: removeEvent,
}
