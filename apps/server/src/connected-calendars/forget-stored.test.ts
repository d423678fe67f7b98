import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { expectCountedRoom } from '../../test/two-sides/history.ts'
import type { Database } from '../db/open.ts'
import { forgetManyStored, forgetStored } from './forget-stored.ts'

interface Stored {
  readonly calendars: number
  /** Of each calendar. */
  readonly items: number
  readonly bytes: number
}

async function addCalendars(
  database: Database,
  userId: string,
  { calendars, items, bytes }: Stored,
): Promise<void> {
  await database.withUser(userId, async (trx) => {
    await sql`insert into calendar_accounts (user_id, id, provider, label, identity, state, next_at, lease)
      values (${userId}, 'account', 'ics', 'A choir', 'known', 'active', now(), 'held')`.execute(trx)
    for (let i = 0; i < calendars; i += 1) {
      const id = `calendar-${i}`
      await sql`insert into calendar_integrations
        (user_id, id, rev, account_id, provider, calendar_name, calendar_color, sync_enabled, direction, is_read_only)
        values (${userId}, ${id}, 1, 'account', 'ics', 'Choir', '#aabbcc', true, 'import', true)`.execute(trx)
      await sql`insert into calendar_cursors (user_id, integration_id, account_id, remote_id, stored_bytes)
        values (${userId}, ${id}, 'account', ${id}, ${items * Math.ceil(bytes / 2) * 2})`.execute(trx)
      // What does not pack, so that it takes the room that its length says.
      const raw = randomBytes(Math.ceil(bytes / 2)).toString('hex')
      await sql`insert into calendar_links (user_id, integration_id, href, raw)
        select ${userId}, ${id}, 'item-' || n, ${raw} from generate_series(1, ${items}::int) as n`.execute(
        trx,
      )
    }
  })
}

const countLinks = (database: Database, userId: string) =>
  database.withUser(userId, async (trx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from calendar_links where user_id = ${userId}`.execute(trx)
    return rows[0]?.count
  })

const accountOf = (database: Database, userId: string) =>
  database.withUser(userId, (trx) =>
    trx.selectFrom('calendar_accounts').select(['state', 'lease']).executeTakeFirst(),
  )

describeOnBothDatabases('forgetting what is stored of connected calendars', (ground) => {
  /** Runs the work, and says how many items each of its transactions took away. */
  async function takenBy(userId: string, work: (database: Pick<Database, 'withUser'>) => Promise<void>) {
    const database = await ground.open()
    const taken: number[] = []
    await work({
      withUser: async (id, inside, options) => {
        const before = (await countLinks(database, userId)) ?? 0
        const done = await database.withUser(id, inside, options)
        taken.push(before - ((await countLinks(database, userId)) ?? 0))
        return done
      },
    })
    return taken
  }

  it('is done in pieces of 500 items, after every sync was ended, and touches nobody else’s', async () => {
    const database = await ground.open()
    const [ada, ben] = [await addPerson(database, 'Ada'), await addPerson(database, 'Ben')]
    for (const person of [ada, ben])
      await addCalendars(database, person, { calendars: 2, items: 620, bytes: 20 })
    const taken = await takenBy(ada, (counted) => forgetManyStored(counted, ada))
    expect(taken.filter((count) => count > 0)).toEqual([500, 120, 500, 120])
    expect([await countLinks(database, ada), await countLinks(database, ben)]).toEqual([0, 1_240])
    for (const person of [ada, ben]) await expectCountedRoom(database, person)
    expect(await accountOf(database, ada)).toEqual({ state: 'paused', lease: null })
    expect(await accountOf(database, ben)).toEqual({ state: 'active', lease: 'held' })
  })

  it('is done in pieces of four megabytes where items are long, and takes one that is longer by itself', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    await addCalendars(database, ada, { calendars: 1, items: 5, bytes: 3_000_000 })
    await database.withUser(ada, (trx) =>
      sql`update calendar_links set raw = raw || raw where user_id = ${ada} and href = 'item-3'`.execute(trx),
    )
    const taken = await takenBy(ada, (counted) => forgetStored(counted, ada, 'calendar-0'))
    expect(taken.filter((count) => count > 0)).toEqual([1, 1, 1, 1, 1])
  })

  it('is left to the one transaction that takes all, where there is little', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    await addCalendars(database, ada, { calendars: 2, items: 250, bytes: 20 })
    await forgetManyStored(database, ada)
    expect(await countLinks(database, ada)).toBe(500)
    expect(await accountOf(database, ada)).toEqual({ state: 'active', lease: 'held' })
  })
})
