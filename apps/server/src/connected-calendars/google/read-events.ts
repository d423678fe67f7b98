import * as z from 'zod'
import type { Fetched } from '../../outbound/guarded-fetch.ts'
import {
  type Access,
  ConnectorTrouble,
  type Known,
  MAX_CALENDAR_BYTES,
  MAX_ITEMS,
  type RemoteItem,
  type RemoteRead,
} from '../connector.ts'
import { readJson, reasonOf } from './answer.ts'
import type { CallApi } from './call-api.ts'
import {
  EVENT_FIELDS,
  eventSchema,
  type GoogleEvent,
  type Group,
  groupOf,
  isCalledOff,
  itemOf,
  readGroup,
} from './event-json.ts'

const PAGE = 1_000
/** Days of series count too. */
const MOST_EVENTS = 4 * MAX_ITEMS

const pageSchema = z.object({
  kind: z.literal('calendar#events'),
  timeZone: z.string().default('UTC'),
  items: z.array(eventSchema).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})

const LIST = {
  maxResults: String(PAGE),
  // The person's own answer to an invitation is all that is read of guests.
  maxAttendees: '1',
  fields: `kind,timeZone,nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`,
}

interface Pages {
  readonly zone: string
  readonly events: readonly GoogleEvent[]
  readonly cursor: string
}

export function createReadEvents(callApi: CallApi) {
  /** Every page, or none: null where Google has forgotten the token. */
  async function readPages(
    access: Access,
    calendarId: string,
    syncToken: string | null,
  ): Promise<Pages | null> {
    const events = new Map<string, GoogleEvent>()
    let room = MAX_CALENDAR_BYTES
    let pageToken: string | undefined
    for (;;) {
      const answer = await callApi(access, {
        path: ['calendars', calendarId, 'events'],
        query: { ...LIST, pageToken, syncToken: syncToken ?? undefined },
        mostBytes: room,
      })
      const isForgotten = answer.status === 410 || answer.status === 400
      if (syncToken !== null && isForgotten) return null
      const page = readPage(answer)
      room -= answer.body.length
      for (const event of page.items) events.set(event.id, event)
      if (events.size > MOST_EVENTS) throw new ConnectorTrouble('too_large')
      if (page.nextPageToken === undefined) {
        if (page.nextSyncToken === undefined) throw new ConnectorTrouble('not_understood')
        return { zone: page.timeZone, events: [...events.values()], cursor: page.nextSyncToken }
      }
      // A page that leads to itself would never end.
      if (page.nextPageToken === pageToken) throw new ConnectorTrouble('not_understood')
      pageToken = page.nextPageToken
    }
  }

  /** An event with all changed days of it, as it is now. Null where it is not there. */
  async function readOne(access: Access, calendarId: string, id: string): Promise<Group | null> {
    const found = await callApi(access, {
      path: ['calendars', calendarId, 'events', id],
      query: { maxAttendees: '1', fields: EVENT_FIELDS },
    })
    if (found.status === 404 || found.status === 410) return null
    if (found.status !== 200) throw refusalOf(found)
    const event = readJson(found, eventSchema)
    return isCalledOff(event) ? null : readDays(access, calendarId, event)
  }

  /** An event that was just read, with the changed days of its series. */
  async function readDays(access: Access, calendarId: string, event: GoogleEvent): Promise<Group> {
    if (!event.recurrence) return groupOf('', event, [])
    const days: GoogleEvent[] = []
    let zone = ''
    let pageToken: string | undefined
    do {
      const answer = await callApi(access, {
        path: ['calendars', calendarId, 'events'],
        query: { ...LIST, pageToken, iCalUID: event.iCalUID },
      })
      const page = readPage(answer)
      days.push(...page.items.filter(({ recurringEventId }) => recurringEventId === event.id))
      if (days.length > MOST_EVENTS) throw new ConnectorTrouble('too_large')
      zone = page.timeZone
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    return groupOf(zone, event, days)
  }

  async function readWhole(access: Access, calendarId: string): Promise<RemoteRead> {
    const pages = await readPages(access, calendarId, null)
    if (!pages) throw new ConnectorTrouble('not_understood')
    const { zone, events, cursor } = pages
    const days = Map.groupBy(events, ({ recurringEventId }) => recurringEventId)
    const series = new Set((days.get(undefined) ?? []).map(({ id }) => id))
    const items = events
      // Days whose series is somebody else's stand for themselves.
      .filter(({ recurringEventId: of }) => of === undefined || !series.has(of))
      .filter((event) => !isCalledOff(event))
      .map((event) => itemOf(groupOf(zone, event, days.get(event.id) ?? [])))
    if (items.length > MAX_ITEMS) throw new ConnectorTrouble('too_large')
    return { kind: 'read', isWhole: true, items, gone: [], cursor }
  }

  /** What changed since, each event of it whole again: Google names a changed day without its series, and a series without its days. */
  async function readSince(access: Access, calendarId: string, known: Known): Promise<RemoteRead | null> {
    const pages = await readPages(access, calendarId, known.cursor)
    if (!pages) return null
    const { zone, events, cursor } = pages
    if (events.length === 0) return { kind: 'unchanged', cursor }
    const masters = new Map(events.flatMap((event) => (event.recurringEventId ? [] : [[event.id, event]])))
    const days = Map.groupBy(
      events.filter(({ recurringEventId }) => recurringEventId !== undefined),
      ({ recurringEventId }) => recurringEventId ?? '',
    )
    const raws = await known.rawsOf([...new Set([...masters.keys(), ...days.keys()])])
    const before = await known.etags()
    const items = new Map<string, RemoteItem>()
    const gone = new Set<string>()
    const put = (group: Group) => items.set(group.event.id, itemOf(group))

    for (const id of new Set([...masters.keys(), ...days.keys()])) {
      const changed = days.get(id) ?? []
      if (masters.get(id)?.status === 'cancelled') gone.add(id)
      const raw = raws.get(id)
      const stored = raw === undefined ? null : readGroup(raw)
      const master = masters.get(id) ?? stored?.event
      // A series that is new here may have days that changed before.
      const isAlone = master?.recurrence === undefined && changed.length === 0
      const group =
        master && (stored || isAlone)
          ? withDays(zone, master, stored?.instances ?? [], changed)
          : await readOne(access, calendarId, id)
      if (group && !isCalledOff(group.event)) {
        put(group)
        // They stood for themselves before the series came.
        for (const day of group.instances) if (before.has(day.id)) gone.add(day.id)
      } else {
        for (const day of changed) {
          if (isCalledOff(day)) gone.add(day.id)
          else put(groupOf(zone, day, []))
        }
      }
    }
    return { kind: 'read', isWhole: false, items: [...items.values()], gone: [...gone], cursor }
  }

  return {
    readOne,
    readDays,
    async read(access: Access, calendarId: string, known: Known): Promise<RemoteRead> {
      const since = known.cursor === null ? null : await readSince(access, calendarId, known)
      return since ?? readWhole(access, calendarId)
    },
  }
}

function withDays(
  zone: string,
  master: GoogleEvent,
  before: readonly GoogleEvent[],
  changed: readonly GoogleEvent[],
): Group {
  const days = new Map([...before, ...changed].map((day) => [day.id, day]))
  return groupOf(zone, master, days.values())
}

function readPage(answer: Fetched): z.infer<typeof pageSchema> {
  if (answer.status !== 200) throw refusalOf(answer)
  return readJson(answer, pageSchema)
}

/** What a refusal to read something means. */
export function refusalOf(answer: Fetched): ConnectorTrouble {
  const { status } = answer
  if (status === 404 || status === 410) return new ConnectorTrouble('not_found')
  // What the person took away, they can give again.
  if (status === 403 && reasonOf(answer) === 'insufficientPermissions') return new ConnectorTrouble('sign_in')
  return new ConnectorTrouble(status === 403 ? 'not_allowed' : 'not_understood')
}
