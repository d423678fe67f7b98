import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { hear } from '../../test/hear-events.ts'
import { createOpenSessions } from '../auth/open-sessions.ts'
import type { Database } from '../db/open.ts'
import { createEventStreams } from './event-streams.ts'

const DAY_MS = 24 * 60 * 60 * 1000

// Time passes by hand for the streams, and as ever for the database.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

async function addSession({ accounts }: Database, userId: string): Promise<string> {
  const [id, now] = [randomUUID(), new Date()]
  const at = now.toISOString()
  const rest = { token: id, ip_address: null, user_agent: null, created_at: at, updated_at: at }
  const expires_at = new Date(now.getTime() + DAY_MS).toISOString()
  await accounts
    .insertInto('session')
    .values({ id, user_id: userId, expires_at, ...rest })
    .execute()
  return id
}

/** The streams of one process on this database; `looks` are the sessions of each look. */
function openStreams(database: Database) {
  const { findOpen } = createOpenSessions(database, DAY_MS)
  const looks: (readonly string[])[] = []
  const ended: string[] = []
  const streams = createEventStreams({
    database,
    findOpen: (ids) => {
      looks.push(ids)
      return findOpen(ids)
    },
  })
  const open = (userId: string, sessionId: string) =>
    hear(streams.open({ userId, sessionId }, () => ended.push(sessionId)))
  return { open, looks, ended }
}

const announce = (database: Database, userId: string, rev: number) =>
  database.withUser(userId, (trx) => sql`select pg_notify('glimmer_rev', ${`${userId}:${rev}`})`.execute(trx))

describeOnBothDatabases('the streams of a process', (ground) => {
  it('share one look at all their sessions, within a minute, and those that are over close', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const ids: string[] = []
    for (let i = 0; i < 50; i += 1) ids.push(await addSession(database, ada))
    const { open, looks, ended } = openStreams(database)
    const texts = ids.map((id) => new Response(open(ada, id)).text())
    await database.accounts
      .deleteFrom('session')
      .where('id', '=', ids[7] ?? '')
      .execute()
    vi.advanceTimersByTime(60_000)
    expect(await texts[7]).toMatch(/hello[\s\S]*still here/)
    await vi.waitUntil(() => ended.length > 0)
    expect(ended).toEqual([ids[7]])
    // Two at a time of fifty that came one after the other, each once or twice in a minute.
    expect(looks.every(({ length }) => length === 2)).toBe(true)
    expect(new Set(looks.flat())).toEqual(new Set(ids))
    expect(looks.length).toBeLessThanOrEqual(36)
  })

  it('hear of their own person, all of them', async () => {
    const database = await ground.open()
    const [ada, ben] = [await addPerson(database), await addPerson(database)]
    const { open } = openStreams(database)
    const heard = [open(ada, 'phone'), open(ada, 'desk'), open(ben, 'tablet')].map((stream) => {
      const all = { text: '' }
      const decoder = new TextDecoder()
      const write = (part: Uint8Array) => void (all.text += decoder.decode(part))
      void stream.pipeTo(new WritableStream({ write })).catch(() => {})
      return all
    })
    await vi.waitUntil(() => heard.every(({ text }) => text.includes('data: 0\n')))
    await announce(database, ben, 8)
    await announce(database, ada, 7)
    await vi.waitUntil(() => heard.slice(0, 2).every(({ text }) => text.includes('data: 7\n')))
    expect(heard.map(({ text }) => text.includes('data: 8\n'))).toEqual([false, false, true])
  })

  it('leave nothing behind when the last one ends', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const { open, looks, ended } = openStreams(database)
    for (const id of ['first', 'second']) await open(ada, id).cancel()
    expect(ended).toEqual(['first', 'second'])
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(120_000)
    expect(looks).toEqual([])
  })
})
