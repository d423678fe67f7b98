import * as z from 'zod'
import {
  type Access,
  type Connector,
  ConnectorTrouble,
  type PutAnswer,
  type RemoteCalendar,
} from '../connector.ts'
import { readJson } from './answer.ts'
import { createCallApi } from './call-api.ts'
import { decodeItem } from './decode-event.ts'
import { googleIdOf } from './event-id.ts'
import {
  EVENT_FIELDS,
  eventSchema,
  type GoogleEvent,
  isCalledOff,
  itemOf,
  ownEtagOf,
  readGroup,
  type Wanted,
} from './event-json.ts'
import { type InstancePlan, needsZone, type Patch, planChanges } from './plan-changes.ts'
import { createReadEvents, refusalOf } from './read-events.ts'
import type { GoogleClient, GoogleTokens } from './tokens.ts'

const calendarsSchema = z.object({
  kind: z.literal('calendar#calendarList'),
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        backgroundColor: z.string().optional(),
        accessRole: z.string(),
        primary: z.boolean().optional(),
        deleted: z.boolean().optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})

/** Guests get no letter because a device of theirs synced. */
const WRITE = { sendUpdates: 'none', maxAttendees: '1', fields: EVENT_FIELDS }
const MOST_PAGES = 20

/** Google's calendars. An event is a JSON with the changed days of its series; see `event-json.ts`. */
export function createGoogleConnector(client: GoogleClient, tokens: GoogleTokens): Connector {
  const callApi = createCallApi(client.places.api, tokens)
  const events = createReadEvents(callApi)
  const pathOf = (calendarId: string, ...more: string[]) => ['calendars', calendarId, 'events', ...more]

  async function list(access: Access): Promise<RemoteCalendar[]> {
    const found: RemoteCalendar[] = []
    let pageToken: string | undefined
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await callApi(access, {
        path: ['users', 'me', 'calendarList'],
        query: {
          pageToken,
          maxResults: '250',
          minAccessRole: 'reader',
          fields:
            'kind,nextPageToken,items(id,summary,summaryOverride,backgroundColor,accessRole,primary,deleted)',
        },
      })
      if (answer.status !== 200) throw refusalOf(answer)
      const { items, nextPageToken } = readJson(answer, calendarsSchema)
      for (const { id, summary, summaryOverride, backgroundColor, accessRole, primary, deleted } of items) {
        if (deleted || (accessRole !== 'owner' && accessRole !== 'writer' && accessRole !== 'reader'))
          continue
        const calendar = {
          remoteId: id,
          name: summaryOverride ?? summary,
          color: /^#[\da-f]{6}$/i.test(backgroundColor ?? '') ? (backgroundColor ?? '').toLowerCase() : null,
          isReadOnly: accessRole === 'reader',
        }
        // The person's own comes first.
        if (primary) found.unshift(calendar)
        else found.push(calendar)
      }
      if (nextPageToken === undefined) return found
      pageToken = nextPageToken
    }
    throw new ConnectorTrouble('too_large')
  }

  const patch = (access: Access, calendarId: string, event: Pick<GoogleEvent, 'id' | 'etag'>, body: Patch) =>
    callApi(access, {
      method: 'PATCH',
      path: pathOf(calendarId, event.id),
      query: WRITE,
      body,
      ifMatch: event.etag,
    })

  /** A day of a series that nobody changed before. Null where the series has none then. */
  async function findDay(access: Access, calendarId: string, of: string, originalStart: string) {
    const answer = await callApi(access, {
      path: pathOf(calendarId, of, 'instances'),
      query: { originalStart, maxAttendees: '1', fields: `items(${EVENT_FIELDS})` },
    })
    if (answer.status === 404 || answer.status === 410) return null
    if (answer.status !== 200) throw refusalOf(answer)
    return readJson(answer, z.object({ items: z.array(eventSchema).default([]) })).items[0] ?? null
  }

  /** Null where all went well, or what came between. */
  async function changeDays(
    access: Access,
    calendarId: string,
    of: string,
    plans: readonly InstancePlan[],
  ): Promise<PutAnswer | null> {
    for (const { instance, originalStart, patch: body } of plans) {
      const day = instance ?? (await findDay(access, calendarId, of, originalStart))
      if (!day) continue
      const answer = await patch(access, calendarId, day, body)
      // A day that its series has no more needs no change.
      if (answer.status === 404 || answer.status === 410) continue
      const between = refusedPut(answer.status)
      if (between) return between
    }
    return null
  }

  async function insert(
    access: Access,
    calendarId: string,
    id: string,
    body: Patch,
  ): Promise<GoogleEvent | PutAnswer> {
    const answer = await callApi(access, {
      method: 'POST',
      path: pathOf(calendarId),
      query: WRITE,
      body: withoutNulls(body),
    })
    if (answer.status !== 409) return refusedPut(answer.status) ?? readJson(answer, eventSchema)
    const found = await callApi(access, {
      path: pathOf(calendarId, googleIdOf(id)),
      query: { maxAttendees: '1', fields: EVENT_FIELDS },
    })
    if (found.status !== 200) throw refusalOf(found)
    const there = readJson(found, eventSchema)
    // Its answer was lost when it was made.
    if (!isCalledOff(there))
      return { kind: 'kept', item: itemOf(await events.readDays(access, calendarId, there)) }
    // Ids are never given twice: what was deleted there once comes back under its own.
    const { id: _, ...fields } = body
    const back = await patch(access, calendarId, there, { status: 'confirmed', ...fields })
    return refusedPut(back.status) ?? readJson(back, eventSchema)
  }

  /** The zone of a calendar, which is needed where an event has none of its own. */
  async function zoneOfCalendar(access: Access, calendarId: string): Promise<string> {
    const answer = await callApi(access, {
      path: pathOf(calendarId),
      query: { maxResults: '1', fields: 'kind,timeZone' },
    })
    if (answer.status !== 200) throw refusalOf(answer)
    return readJson(answer, z.object({ timeZone: z.string() })).timeZone
  }

  async function readKept(access: Access, calendarId: string, event: GoogleEvent, zone: string) {
    const group = await events.readDays(access, calendarId, event)
    return { ...group, zone: group.zone || zone }
  }

  return {
    list,
    read: events.read,
    decode: decodeItem,

    encode({ raw, id, item }) {
      const before = raw === null ? null : readGroup(raw)
      return JSON.stringify({ before, id, item } satisfies Wanted)
    },

    async put(access, calendarId, { href, raw }) {
      const wanted = JSON.parse(raw) as Wanted
      const zone = needsZone(wanted) ? await zoneOfCalendar(access, calendarId) : (wanted.before?.zone ?? '')
      const plan = planChanges(wanted, zone)
      let event: GoogleEvent | null = wanted.before?.event ?? null
      if (href === null || event === null) {
        const made = await insert(access, calendarId, wanted.id, plan.event ?? {})
        if ('kind' in made) return made
        event = made
      } else if (plan.event) {
        const answer = await patch(access, calendarId, event, plan.event)
        const refused = refusedPut(answer.status)
        if (refused) return refused
        event = readJson(answer, eventSchema)
        if (isCalledOff(event)) return { kind: 'gone' }
      }
      const between = await changeDays(access, calendarId, event.id, plan.instances)
      if (between) return between
      const group = await readKept(access, calendarId, event, zone)
      if (!plan.event?.['recurrence'] && !plan.event?.['start']) return { kind: 'kept', item: itemOf(group) }
      // What becomes of changed days when their series moves is Google's affair: they are as they are to be, or made so.
      const more = planChanges({ ...wanted, before: group }, zone).instances
      const betweenThose = await changeDays(access, calendarId, event.id, more)
      if (betweenThose) return betweenThose
      return {
        kind: 'kept',
        item: itemOf(more.length === 0 ? group : await readKept(access, calendarId, event, zone)),
      }
    },

    async remove(access, calendarId, { href, etag }) {
      const answer = await callApi(access, {
        method: 'DELETE',
        path: pathOf(calendarId, href),
        query: { sendUpdates: 'none' },
        ifMatch: ownEtagOf(etag ?? ''),
      })
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (answer.status === 412) return 'changed'
      if (answer.status < 300) return 'removed'
      const trouble = refusalOf(answer)
      if (trouble.trouble === 'sign_in') throw trouble
      return 'refused'
    },

    async revoke({ credentials, fetch, signal }) {
      await tokens.revoke(credentials, { fetch, signal })
    },
  }
}

/** A new event has nothing that could be taken away. */
function withoutNulls(body: Patch): Patch {
  return JSON.parse(JSON.stringify(body, (_, value: unknown) => value ?? undefined)) as Patch
}

/** What a refusal to write means; null where it was written. */
function refusedPut(status: number): PutAnswer | null {
  if (status < 300) return null
  if (status === 412) return { kind: 'changed' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  // Too long, not the organiser's, an event of a kind that Google keeps for itself.
  return { kind: 'refused' }
}
