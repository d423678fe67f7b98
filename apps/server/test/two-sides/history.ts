import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { calendarEventDefaults, type CalendarEventData } from '@glimmer/domain/calendar/calendar-event'
import {
  eventOverrideDefaults,
  type EventOverrideData,
  overrideId,
} from '@glimmer/domain/calendar/event-override'
import { type ItemFields, itemOfRows } from '@glimmer/domain/calendar/connected/item'
import { addToWall } from '@glimmer/domain/calendar/wall-time'
import type { Change } from '@glimmer/sync/change'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { typedChange } from '@glimmer/sync/typed-rows'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { pauseAccount, readAccounts } from '../../src/connected-calendars/accounts.ts'
import {
  type ConnectedCalendars,
  createConnectedCalendars,
} from '../../src/connected-calendars/connected-calendars.ts'
import { HERE_ALONE } from '../../src/connected-calendars/calendar-state.ts'
import type { Database } from '../../src/db/open.ts'
import { readCounter } from '../../src/sync/counter.ts'
import { push } from '../../src/sync/push.ts'
import { loadRowsBetween } from '../../src/sync/rows.ts'
import { addPerson, silentLog } from '../databases.ts'
import { FAULTS, type OtherSide, pick, type Random } from './other-side.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** However long a backoff is, it is over by then. */
const LONG_MS = 25 * HOUR_MS

interface History {
  readonly database: Database
  readonly side: OtherSide
  readonly random: Random
  readonly steps: number
}

/** What a history met, for the line that says so. */
export interface Met {
  syncs: number
  faults: number
  writes: number
}

/** One person, two sides, two servers, and whatever goes wrong between them. In the end both sides are as they should be. */
export async function liveHistory({ database, side, random, steps }: History): Promise<Met> {
  const read = readConfig(side.settings)
  if (read.kind === 'wrong') throw new Error(read.message)
  const { config } = read
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const startServer = () =>
    createConnectedCalendars({
      config,
      database,
      secret: 'a secret for histories alone, of some length',
      log: silentLog,
      now,
    })
  const servers = [startServer(), startServer()]
  const server = () => pick(random, servers)
  const met: Met = { syncs: 0, faults: 0, writes: 0 }
  const { identity, credentials } = await side.begin()
  const connect = async (userId: string) => {
    const listed = await server().listCalendars(side.provider, credentials)
    await server().connect(userId, { provider: side.provider, label: identity, identity, ...listed })
    await server().lookOnce()
  }
  const ada = await addPerson(database)
  await connect(ada)
  const device = createDevice(database, ada, random)
  const alive = new Set<string>()
  let marks = 0
  const nextMark = () => `#${(marks += 1)};`
  const any = () => pick(random, [...alive])
  const startOf = () => `2026-11-${10 + Math.floor(random() * 10)}T09:00:00`
  const text = () => `Text ${Math.floor(random() * 1_000)}`

  const acts: readonly (() => void | Promise<void>)[] = [
    () => {
      const mark = nextMark()
      alive.add(mark)
      side.create(`${text()} ${mark}`, startOf(), random() < 0.4)
    },
    async () => {
      const mark = nextMark()
      alive.add(mark)
      await device.create(`${text()} ${mark}`, startOf(), random() < 0.4)
    },
    () => (alive.size > 0 ? side.change(any(), random, text()) : undefined),
    () => (alive.size > 0 ? side.change(any(), random, text()) : undefined),
    async () => (alive.size > 0 ? device.change(any(), text()) : undefined),
    async () => (alive.size > 0 ? device.change(any(), text()) : undefined),
    async () => {
      // Deleting wins wherever it happens, once both sides have the event.
      if (alive.size < 3) return
      const mark = any()
      const isHere = await device.has(mark)
      const isThere = side.titles().some((title) => title.includes(mark))
      if (!isHere || !isThere) return
      // What is deleted there before anybody heard that it had arrived cannot be told from what never did, and is sent again.
      const isFromThere = random() < 0.5
      if (isFromThere && !(await device.isKnownThere(mark))) return
      alive.delete(mark)
      if (isFromThere) side.remove(mark)
      else await device.remove(mark)
    },
  ]
  const sync = async () => {
    met.syncs += 1
    ahead += LONG_MS
    const fault = pick(random, FAULTS)
    if (fault !== 'none') met.faults += 1
    side.fail(fault)
    const dice = random()
    if (dice < 0.15) await Promise.all(servers.map((one) => one.lookOnce()))
    else if (dice < 0.3) await cutOff(servers, startServer, random)
    else await server().lookOnce()
    side.fail('none')
  }

  for (let step = 0; step < steps; step += 1) {
    if (random() < 0.3) await sync()
    else await pick(random, acts)()
  }
  for (let round = 0; round < 4; round += 1) {
    ahead += LONG_MS
    await server().lookOnce()
  }
  const { accounts } = await readAccounts(database, ada, now())
  expect(accounts).toMatchObject([{ state: 'active', trouble: null, waitingDeletions: 0 }])

  // Nothing is lost, doubled or resurrected, on either side.
  const marksOf = (titles: readonly string[]) => titles.map((title) => /#\d+;/.exec(title)?.[0]).toSorted()
  const expected = [...alive].toSorted()
  expect(marksOf(side.titles())).toEqual(expected)
  expect(marksOf(await device.titles())).toEqual(expected)

  // Different fields that are changed on both sides are both kept, whatever the event has been through.
  for (const mark of alive) {
    side.locate(mark, `There ${mark}`)
    await device.describe(mark, `Here ${mark}`)
  }
  for (let round = 0; round < 2; round += 1) {
    ahead += LONG_MS
    await server().lookOnce()
  }
  for (const mark of alive)
    expect(await device.event(mark)).toMatchObject({ location: `There ${mark}`, description: `Here ${mark}` })

  // Another round sends and writes nothing.
  met.writes = side.writes()
  const before = [side.writes(), await device.newest()]
  for (const one of servers) {
    ahead += LONG_MS
    await one.lookOnce()
  }
  expect([side.writes(), await device.newest()]).toEqual(before)

  // Somebody who reads everything for the first time has the same of each event.
  const ben = await addPerson(database, 'Ben')
  await connect(ben)
  for (const userId of [ada, ben]) await expectCountedRoom(database, userId)
  expect(await createDevice(database, ben, random).items()).toEqual(await device.items())
  for (const userId of [ada, ben]) {
    const { accounts: open } = await readAccounts(database, userId, now())
    for (const { id } of open) await pauseAccount(database, userId, id)
  }
  for (const one of servers) await one.stop()
  return met
}

/** A server ends in the middle of what it does, and another takes its place. */
async function cutOff(
  servers: ConnectedCalendars[],
  start: () => ConnectedCalendars,
  random: Random,
): Promise<void> {
  const place = Math.floor(random() * servers.length)
  const ending = servers[place]
  if (!ending) return
  const looking = ending.lookOnce()
  for (let turns = Math.floor(random() * 200); turns > 0; turns -= 1) await nextTurn()
  servers[place] = start()
  await ending.stop()
  await looking
}

/** What is noted of how much is stored is what is stored. */
export async function expectCountedRoom(database: Database, userId: string): Promise<void> {
  const { rows } = await database.withUser(userId, (trx) =>
    sql<{ noted: number; stored: number }>`
      select stored_bytes::float8 as noted, (select coalesce(sum(octet_length(raw)), 0)::float8 from calendar_links as link
        where link.user_id = known.user_id and link.integration_id = known.integration_id) as stored
      from calendar_cursors as known where user_id = ${userId}`.execute(trx),
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { noted, stored } of rows) expect(noted).toBe(stored)
}

/** A device of the person: it writes as devices do, and sees the rows. */
function createDevice(database: Database, userId: string, random: Random) {
  const write = async (...changes: Change[]) => {
    const mutations = [{ id: randomUUID(), generation: 1, changes }]
    const request = { owner: userId, schema: SCHEMA_VERSION, cursor: null, mutations }
    await push(database, userId, request, { quota: Number.POSITIVE_INFINITY })
  }
  const rowsOf = (table: 'calendar_events' | 'calendar_event_overrides' | 'calendar_integrations') =>
    database.withUser(userId, (trx) => loadRowsBetween(trx, userId, table, -1, Number.MAX_SAFE_INTEGER))
  const events = async () =>
    (await rowsOf('calendar_events')).map(({ id, data }) => ({ id, data: data as CalendarEventData }))
  const find = async (mark: string) => (await events()).find(({ data }) => data.title.includes(mark))
  const update = (rowId: string, data: object) =>
    write(typedChange('calendar_events', rowId, 'update', { ...data }))
  return {
    titles: async () => (await events()).map(({ data }) => data.title),
    has: async (mark: string) => (await find(mark)) !== undefined,
    async isKnownThere(mark: string) {
      const found = await find(mark)
      const links = await database.withUser(userId, (trx) =>
        trx
          .selectFrom('calendar_links')
          .select('href')
          .where('user_id', '=', userId)
          .where('event_id', '=', found?.id ?? '')
          .where('href', 'not like', `${HERE_ALONE}%`)
          .execute(),
      )
      return links.length > 0
    },
    newest: () => database.withUser(userId, async (trx) => (await readCounter(trx, userId)).rev),
    async create(title: string, startDatetime: string, isSeries: boolean) {
      const [calendar] = await rowsOf('calendar_integrations')
      const rule = { recurrence: 'FREQ=DAILY;COUNT=6', recurrenceEnd: addToWall(startDatetime, 5 * 86_400) }
      const data = {
        ...calendarEventDefaults,
        title,
        calendarId: calendar?.id,
        startDatetime,
        endDatetime: addToWall(startDatetime, 3_600),
        timeZone: 'Europe/London',
        ...(isSeries && rule),
      }
      await write(typedChange('calendar_events', randomUUID(), 'insert', data))
    },
    async change(mark: string, text: string) {
      const found = await find(mark)
      if (!found) return
      const { id, data } = found
      const day = addToWall(data.startDatetime, 86_400 * Math.floor(random() * 6))
      const [start, end] = [data.startDatetime, data.endDatetime].map((wall) => addToWall(wall, 3_600))
      const dayId = overrideId(id, day)
      const ways: (() => Promise<void>)[] = [
        () => update(id, { title: `${text} ${mark}` }),
        () => update(id, { location: text }),
        () => update(id, { description: `${text}, from here` }),
        ...(data.recurrence === null
          ? [() => update(id, { startDatetime: start, endDatetime: end })]
          : [
              () => update(id, { exceptions: { [day]: true } }),
              () =>
                write(
                  typedChange('calendar_event_overrides', dayId, 'insert', {
                    ...eventOverrideDefaults,
                    eventId: id,
                    originalStart: day,
                    title: `${text} on a day`,
                  }),
                ),
              () => write({ table: 'calendar_event_overrides', rowId: dayId, op: 'delete' }),
            ]),
      ]
      await pick(random, ways)()
    },
    event: async (mark: string) => (await find(mark))?.data,
    async describe(mark: string, description: string) {
      const found = await find(mark)
      if (found) await update(found.id, { description })
    },
    async remove(mark: string) {
      const found = await find(mark)
      if (found) await write({ table: 'calendar_events', rowId: found.id, op: 'delete' })
    },
    /** All that both sides hold of each event, by its title. */
    async items(): Promise<ItemFields[]> {
      const days = (await rowsOf('calendar_event_overrides')).map(({ data }) => data as EventOverrideData)
      const items = (await events()).map(({ id, data }) =>
        itemOfRows(
          data,
          days.filter(({ eventId }) => eventId === id),
        ),
      )
      return items.toSorted((a, b) => (a.event.title < b.event.title ? -1 : 1))
    },
  }
}
