import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases, prepareGround } from '../../../test/databases.ts'
import { readEverything } from '../../../test/everything.ts'
import type { Database } from '../open.ts'
import type { PersonalTables } from '../tables.ts'
import type { DumpMade } from './dump-file.ts'
import { restoreDump } from './restore-dump.ts'
import type { PageSize } from './read-table.ts'
import { readDumpText } from './write-dump.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-hostile-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const now = new Date('2026-11-22T12:00:00.000Z')
const request = { app: '0.1.0', reason: 'by-hand', now } as const
const SMALL_PAGE: PageSize = { rows: 20, rowBytes: 1_000, pieceBytes: 10_007 }
const SMALL_BATCH = { rows: 30, length: 4_000 }
/** The longest query that may go to the database, however long a row is: one unzipped chunk and the query around it. */
const LONGEST_QUESTION = 100_000

/** Watches how much is sent to the database, and comes from it, in one query. */
function watch({ accounts }: Database) {
  const asked: number[] = []
  const answered: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(
        JSON.stringify(node, (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value)).length,
      )
      return node
    },
    transformResult({ result }) {
      answered.push(
        result.rows.flatMap(Object.values).reduce<number>((sum, value) => sum + (value?.length ?? 0), 0),
      )
      return Promise.resolve(result)
    },
  }
  const watched = accounts.withoutPlugins().withPlugin(plugin) as unknown as Kysely<PersonalTables>
  return { watched, asked, answered }
}

/** Rows that the web app never makes, but that a client of the API or an older version may have left. */
async function fill(database: Database): Promise<void> {
  const people = [await addPerson(database), await addPerson(database)]
  const many = `{"n":[${Array(300).fill('1e308').join()}]}`
  const awkward = JSON.stringify({ title: '"\\\u0001\n\t🌱ä\u2028'.repeat(3_000) })
  for (const id of people) {
    await database.withUser(id, async (trx) => {
      await sql`
        insert into operations (user_id, rev, position, table_name, row_id, op, data, before)
        select ${id}, n, 0, 'user_preferences', 'me', 'update',
          case when n % 10 = 0 then ${many}::jsonb when n % 10 = 5 then ${awkward}::jsonb else to_jsonb(n) end,
          case when n % 20 = 0 then ${many}::jsonb end
        from generate_series(1, 55) as n`.execute(trx)
      await sql`
        insert into brain_dump_items (user_id, id, rev, text, created_at)
        select ${id}, n::text, n, repeat('x', n), now() from generate_series(1, 300) as n`.execute(trx)
      await sql`
        insert into user_preferences (user_id, id, rev, primary_challenges, daily_struggles, goals, working_style,
          energy_patterns, accessibility_needs, notification_settings, app_customizations)
        select ${id}, 'me', 1, v, v, v, v, v, v, v, v from (select ${many}::jsonb as v) as given`.execute(trx)
    })
  }
}

describeOnBothDatabases('rows of a person who means harm', (ground) => {
  const again = prepareGround(ground.kind)
  let made: DumpMade
  let database: Database
  beforeAll(async () => {
    database = await ground.open()
    await fill(database)
  })

  it('are dumped little by little, to the last letter, and as large pages hold them', async () => {
    const { watched, answered } = watch(database)
    const pieces: number[] = []
    const small: Buffer[] = []
    await readDumpText(watched, { ...request, page: SMALL_PAGE }, async (text) => {
      for await (const piece of text) {
        pieces.push(piece.length)
        small.push(Buffer.from(piece))
      }
    })
    made = await database.dump({ ...request, folder: join(home, ground.kind) })
    const whole = await buffer(createReadStream(made.path).pipe(createGunzip()))
    expect(Buffer.concat(small).equals(whole)).toBe(true)
    expect(whole.length).toBeGreaterThan(2_000_000)
    expect(Math.max(...answered)).toBeLessThan(SMALL_PAGE.rows * SMALL_PAGE.rowBytes * 2)
    expect(Math.max(...pieces)).toBeLessThanOrEqual(65_536)
  })

  it('are restored little by little, every one as it was', async () => {
    const before = await readEverything(database)
    const target = await again.open()
    const { watched, asked } = watch(target)
    const rows = await restoreDump(watched, made.path, { batch: SMALL_BATCH })
    expect(rows).toBe(Object.values(before).flat().length)
    // What is planned follows anew from what people chose.
    expect({ ...(await readEverything(target)), 'public.notify_plan': [] }).toEqual(before)
    expect(Math.max(...asked)).toBeLessThan(LONGEST_QUESTION)
  })
})
