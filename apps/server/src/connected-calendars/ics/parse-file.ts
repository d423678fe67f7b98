import { createHash } from 'node:crypto'
import { type ItemFields, itemOfRows } from '@glimmer/domain/calendar/connected/item'
import { eventRow, overrideRows } from '@glimmer/domain/calendar/ics/event-rows'
import type { IcsEvent } from '@glimmer/domain/calendar/ics/ics-event'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import type { RemoteItem } from '../connector.ts'
import { derivedId } from '../derived-ids.ts'

export interface ReadFile {
  readonly calendarName: string
  readonly items: readonly RemoteItem[]
}

/** What the text of an item says, as JSON: one event of the file. */
export interface KeptEvent {
  readonly uid: string
  readonly item: ItemFields
}

/** The events of a file, or why there are none. */
export function parseFile(body: Uint8Array): ReadFile | 'not_understood' | 'too_large' {
  const reading = readCalendar(body)
  if (reading.kind === 'unreadable') return 'not_understood'
  if (reading.problems.some(({ kind }) => kind === 'too-many-events')) return 'too_large'
  const spent = { work: 0 }
  return { calendarName: reading.name, items: reading.events.map((event) => itemOf(event, spent)) }
}

/** A file does not say which event of ours it is. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

function itemOf(event: IcsEvent, spent: { work: number }): RemoteItem {
  const row = eventRow({ id: NO_ID, event, calendarId: null, spent })
  const kept: KeptEvent = {
    uid: event.recurrenceId === null ? event.uid : `${event.uid} ${event.recurrenceId}`,
    item: itemOfRows(row, overrideRows(NO_ID, event, new Map())),
  }
  const raw = JSON.stringify(kept)
  return {
    href: derivedId(kept.uid),
    etag: createHash('sha256').update(raw).digest('base64url'),
    raw,
  }
}
