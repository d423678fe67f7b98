import { jsonObject } from '@glimmer/domain/fields'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases, type TestGround } from '../../test/databases.ts'
import { openPerson } from '../sync/test/person.ts'
import { migrations } from './migrate.ts'
import { openDatabase } from './open.ts'

const MIGRATION = '0004-storage'

/** The database as earlier versions left it. */
async function openBefore(ground: TestGround) {
  const { accounts, close } = await ground.open()
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(accounts)
  for (const { name } of rows) await sql`drop table public.${sql.ref(name)} cascade`.execute(accounts)
  await sql`drop schema accounts cascade`.execute(accounts)
  await sql`drop schema migrations cascade`.execute(accounts)
  await close()
  const before = Object.entries(migrations).filter(([name]) => name < MIGRATION)
  return openDatabase({ ...(await ground.options()), migrations: Object.fromEntries(before) })
}

describeOnBothDatabases('what was stored before there was a quota', (ground) => {
  it('is counted, and its numbers are written with few digits, in rows and in history', async () => {
    const database = await openBefore(ground)
    const people = [await addPerson(database), await addPerson(database)]
    // 309 digits each, and one that a person may have.
    const hostile = `{"a":[${Array.from({ length: 500 }, () => '1e308').join()}],"b":{"c":5e-324,"d":-1e25},"e":12.5,"f":"1${'0'.repeat(30)}"}`
    for (const [i, id] of people.entries()) {
      await database.withUser(id, async (trx) => {
        await sql`insert into sync_counters (user_id, rev) values (${id}, 12)`.execute(trx)
        await sql`insert into user_preferences (user_id, id, rev, primary_challenges, daily_struggles, goals,
            working_style, energy_patterns, accessibility_needs, notification_settings, app_customizations)
          values (${id}, 'me', 1, '[]', '[]', '[]', ${hostile}, '{}', '{}', '{}', '{"n":1}')`.execute(trx)
        await sql`insert into tasks (user_id, id, rev, title, completed, is_daily, priority, category, created_at)
          select ${id}, 't' || n, 1, 'Water the fern', false, false, 'medium', 'personal', now()
          from generate_series(1, 3) as n`.execute(trx)
        await sql`insert into subtasks (user_id, id, rev, task_id, title, completed, created_at)
          select ${id}, 's' || n, 1, 't1', 'Fill the can', false, now() from generate_series(1, 4) as n`.execute(
          trx,
        )
        await sql`insert into operations (user_id, rev, position, table_name, row_id, op, data, before)
          select ${id}, n, 0, 'user_preferences', 'me', 'update',
            case when n % 2 = 0 then jsonb_build_object('workingStyle', ${hostile}::jsonb) else '{"goals":[]}' end,
            case when n % 3 = 0 then jsonb_build_object('workingStyle', ${hostile}::jsonb) end
          from generate_series(1, ${12 * (i + 1)}) as n`.execute(trx)
      })
    }
    await database.close()

    for (const id of people) {
      const person = await openPerson(ground, id)
      const row = (await person.pullAll()).find(({ table }) => table === 'user_preferences')
      const style = row?.data?.['workingStyle']
      expect(jsonObject.safeParse(style).success).toBe(true)
      const most = Number.MAX_SAFE_INTEGER
      expect(style).toEqual({
        a: Array.from({ length: 500 }, () => most),
        b: { c: 0, d: -most },
        e: 12.5,
        f: `1${'0'.repeat(30)}`,
      })
      expect(row?.data?.['appCustomizations']).toEqual({ n: 1 })
      const { rows } = await person.database.withUser(id, (trx) =>
        sql<{ longest: number; bytes: number; noted: number; goals: number }>`
          select max(length(data::text || coalesce(before::text, ''))) as longest, sum(octet_length(t::text))::int as bytes,
            count(*) filter (where data = '{"goals":[]}')::int as goals,
            (select stored_bytes - (select octet_length(p::text) from user_preferences p where user_id = ${id})
                 - (select sum(octet_length(o::text)) from tasks o where user_id = ${id})::int
                 - (select sum(octet_length(s::text)) from subtasks s where user_id = ${id})::int
               from sync_counters where user_id = ${id}) as noted
          from operations as t where user_id = ${id}`.execute(trx),
      )
      expect(rows[0]?.longest).toBeLessThan(25_000)
      expect(rows[0]?.noted).toBe(rows[0]?.bytes)
      expect(rows[0]?.goals).toBeGreaterThan(0)
    }
  })
})
