import { randomBytes } from 'node:crypto'
import { checkRecurrence, type GoogleTime, isOccurrence, millisOf, timeOf, wallOf } from './event-times.ts'
import { Refusal } from './refusal.ts'

/** An event as Google keeps it; beside these it has whatever its programs wrote. */
export interface StoredEvent {
  readonly id: string
  readonly etag: string
  readonly status: string
  readonly iCalUID: string
  readonly start?: GoogleTime
  readonly end?: GoogleTime
  readonly recurrence?: readonly string[]
  readonly recurringEventId?: string
  readonly originalStartTime?: GoogleTime
  readonly [field: string]: unknown
}

type Fields = Readonly<Record<string, unknown>>

interface ListQuery {
  readonly syncToken?: string | undefined
  readonly pageToken?: string | undefined
  readonly iCalUID?: string | undefined
  readonly showDeleted: boolean
  readonly maxResults: number
}

/** The events of one calendar, with the order in which they changed. */
export function createEvents(zone: string) {
  const events = new Map<string, { event: StoredEvent; at: number }>()
  const era = randomBytes(4).toString('hex')
  let now = 0
  /** Tokens from before this moment are not known any more. */
  let oldest = 0

  const keep = (event: Omit<StoredEvent, 'etag'>): StoredEvent => {
    now += 1
    const kept = {
      ...event,
      etag: `"${era}${now}"`,
      updated: new Date().toISOString(),
    } as unknown as StoredEvent
    events.set(kept.id, { event: kept, at: now })
    return kept
  }
  const find = (id: string): StoredEvent => {
    const found = events.get(id)?.event ?? instanceOf(id)
    if (!found) throw new Refusal(404, 'notFound')
    return found
  }
  const masterOf = (id: string) => {
    const master = events.get(id)?.event
    return master?.recurrence && master.start && master.status !== 'cancelled' ? master : undefined
  }

  /** An occurrence of a series, as it is before anybody changes it. */
  function instanceOf(id: string): StoredEvent | undefined {
    const [, masterId = '', stamp = ''] = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? []
    const found = masterOf(masterId)
    if (!found?.start || !found.end || !found.recurrence) return undefined
    const { start, end, recurrence, ...master } = found
    const digits = stamp.replaceAll(/\D/g, '')
    const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
    const iso = stamp.includes('T')
      ? `${day}T${digits.slice(8, 10)}:${digits.slice(10, 12)}:${digits.slice(12, 14)}Z`
      : day
    const original = timeOf(
      start.date === undefined ? { dateTime: iso, timeZone: start.timeZone } : { date: iso },
      zone,
    )
    if (!isOccurrence(recurrence, start, original)) return undefined
    const length = millisOf(end) - millisOf(start)
    const ends = new Date(millisOf(original) + length).toISOString()
    return {
      ...master,
      id,
      recurringEventId: masterId,
      originalStartTime: original,
      start: original,
      end: timeOf(
        start.date === undefined
          ? { dateTime: ends.replace('.000Z', 'Z'), timeZone: start.timeZone }
          : { date: ends.slice(0, 10) },
        zone,
      ),
    }
  }

  /** What was sent, with times and rules as Google keeps them. */
  function checked<T extends Fields>(event: T): T {
    const [start, end] = [timeOf(event['start'], zone), timeOf(event['end'], zone)]
    if ((start.date === undefined) !== (end.date === undefined)) throw new Refusal(400, 'invalid')
    if (millisOf(end) < millisOf(start) || (start.date && start.date === end.date))
      throw new Refusal(400, 'timeRangeEmpty')
    checkRecurrence(event['recurrence'], start)
    return { ...event, start, end }
  }

  return {
    zone,
    /** All that is there, as a person sees it: nothing that is cancelled. */
    living: () =>
      [...events.values()].map(({ event }) => event).filter(({ status }) => status !== 'cancelled'),
    get: (id: string) => find(id),
    insert(fields: Fields): StoredEvent {
      const id = String(fields['id'] ?? randomBytes(13).toString('hex'))
      if (!/^[a-v0-9]{5,1024}$/.test(id)) throw new Refusal(400, 'invalid')
      if (events.has(id)) throw new Refusal(409, 'duplicate')
      const rest = { ...fields }
      for (const name of ['etag', 'htmlLink', 'creator', 'organizer', 'created']) delete rest[name]
      return keep(
        checked({
          status: 'confirmed',
          eventType: 'default',
          sequence: 0,
          reminders: { useDefault: true },
          iCalUID: `${id}@google.com`,
          ...rest,
          id,
        }),
      )
    },
    /** An event that comes from another person's calendar, under the id that it has there. */
    receive: (event: Omit<StoredEvent, 'etag'>) => keep(event),
    patch(id: string, fields: Fields, ifMatch?: string): StoredEvent {
      const before = find(id)
      if (ifMatch !== undefined && ifMatch !== before.etag) throw new Refusal(412, 'conditionNotMet')
      const { etag: _, ...after } = merge(before, fields) as StoredEvent
      return keep(after.status === 'cancelled' ? after : checked(after))
    },
    remove(id: string, ifMatch?: string): void {
      const before = find(id)
      if (before.status === 'cancelled') throw new Refusal(410, 'deleted')
      if (ifMatch !== undefined && ifMatch !== before.etag) throw new Refusal(412, 'conditionNotMet')
      const bury = ({ iCalUID, recurringEventId, originalStartTime, id: own, ...rest }: StoredEvent) =>
        keep({
          id: own,
          iCalUID,
          status: 'cancelled',
          ...(recurringEventId !== undefined && originalStartTime && { recurringEventId, originalStartTime }),
          // It can be brought back as it was, and is not told before.
          hidden: rest,
        })
      bury(before)
      for (const { event } of events.values()) if (event.recurringEventId === id) bury(event)
    },
    /** One occurrence of a series by when it would begin. */
    instances(id: string, originalStart: string): StoredEvent[] {
      const master = masterOf(id)
      if (!master) throw new Refusal(404, 'notFound')
      const stamp = /^\d{4}-\d\d-\d\d$/.test(originalStart)
        ? originalStart.replaceAll('-', '')
        : new Date(originalStart).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
      const instanceId = `${id}_${stamp}`
      const found = events.get(instanceId)?.event ?? instanceOf(instanceId)
      return found ? [found] : []
    },
    list({ syncToken, pageToken, iCalUID, showDeleted, maxResults }: ListQuery) {
      if (syncToken !== undefined && iCalUID !== undefined)
        throw new Refusal(400, 'syncTokenWithRequestRestrictions')
      const [, tokenEra, at = ''] = /^(.+):(\d+)$/.exec(syncToken ?? '') ?? []
      const since = syncToken === undefined ? 0 : Number(at)
      if (syncToken !== undefined && (tokenEra !== era || since < oldest))
        throw new Refusal(410, 'fullSyncRequired')
      const [skip, until] = (pageToken ?? `0/${now}`).split('/').map(Number) as [number, number]
      const isShown = ({ status, recurringEventId }: StoredEvent) =>
        status !== 'cancelled' ||
        showDeleted ||
        syncToken !== undefined ||
        (recurringEventId !== undefined && masterOf(recurringEventId) !== undefined)
      const all = [...events.values()]
        .filter(({ event, at: changed }) => changed > since && isShown(event))
        .filter(({ event }) => iCalUID === undefined || event.iCalUID === iCalUID)
        .toSorted((a, b) => a.at - b.at)
        .map(({ event }) => shown(event))
      const items = all.slice(skip, skip + maxResults)
      const isLast = skip + items.length >= all.length
      return {
        kind: 'calendar#events',
        timeZone: zone,
        items,
        ...(isLast
          ? { nextSyncToken: `${era}:${until}` }
          : { nextPageToken: `${skip + maxResults}/${until}` }),
      }
    },
    /** So that a long test reads no more than it looks at. */
    forgetOthers(id: string) {
      for (const { event } of events.values()) {
        if (event.id !== id && event.recurringEventId !== id) events.delete(event.id)
      }
    },
    /** Google forgets its tokens: who asks by one has to read everything again. */
    expireTokens() {
      now += 1
      oldest = now
    },
    wallOf,
  }
}

export type Events = ReturnType<typeof createEvents>

/** Without what Google remembers of it and does not tell. */
export function shown(event: StoredEvent): Fields & Pick<StoredEvent, 'id' | 'recurringEventId'> {
  const { hidden: _, ...told } = event
  return told
}

/** A patch: what is null goes, objects are merged, all else takes the place of what was there. */
function merge(before: unknown, after: unknown): unknown {
  if (!isObject(after)) return after
  const base = isObject(before) ? before : {}
  const comesBack = after['status'] === 'confirmed' || after['status'] === 'tentative'
  const hidden = isObject(base['hidden']) && comesBack ? base['hidden'] : {}
  const merged: Record<string, unknown> = { ...base, ...hidden }
  if (comesBack) delete merged['hidden']
  for (const [key, value] of Object.entries(after)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
