import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases, type TestGround } from '../../test/databases.ts'

describeOnBothDatabases('values', (ground) => {
  it.each([
    [`date '2026-02-28'`, '2026-02-28'],
    [`timestamptz '2026-11-21 07:05:00+00'`, '2026-11-21T07:05:00.000Z'],
    [`timestamptz '2026-11-21 07:05:00.1+00'`, '2026-11-21T07:05:00.100Z'],
    [`timestamptz '2026-11-21 07:05:00.123456+00'`, '2026-11-21T07:05:00.123Z'],
    [`timestamptz '2026-11-21 00:30:00+05:30'`, '2026-11-20T19:00:00.000Z'],
    [`timestamptz '1900-01-01 00:00:00+00'`, '1900-01-01T00:00:00.000Z'],
    [`9007199254740991::bigint`, 9007199254740991],
    [`count(*)`, 1],
    [`7::int`, 7],
    [`0.5::float8`, 0.5],
    [`true`, true],
    [`null::jsonb`, null],
    [`'{"a": [1, {"b": null}], "at": "2026-11-21"}'::jsonb`, { a: [1, { b: null }], at: '2026-11-21' }],
    [`'["x", "y"]'::jsonb`, ['x', 'y']],
    [`array['x', 'y']`, ['x', 'y']],
    [`E'line\\nbreak, "quoted", \\\\ and ünï 🌱'`, 'line\nbreak, "quoted", \\ and ünï 🌱'],
  ])('%s comes as %j', async (expression, value) => {
    expect(await read(ground, expression)).toEqual(value)
  })

  it('go in as they come out, and are counted alike', async () => {
    const database = await ground.open()
    const person = await addPerson(database)
    const row = {
      title: 'Über 🌿 "ferns"',
      completed: true,
      is_daily: false,
      last_completed: '2026-02-28',
      completed_on: null,
      priority: 'low',
      estimated_time: 25,
      time_of_day: null,
      category: 'personal',
      due_date: '2026-03-01',
      project_id: null,
      snoozed_until: '2026-11-21T07:05:00.120Z',
      repeat: null,
      skipped_on: null,
      set_aside_at: null,
      created_at: '1999-12-31T23:59:59.999Z',
    } as const
    const key = { user_id: person, id: 't', rev: 9_000_000_000 }
    const counts = await database.withUser(person, async (trx) => {
      const inserted = await trx
        .insertInto('tasks')
        .values({ ...key, ...row })
        .executeTakeFirst()
      const updated = await trx.updateTable('tasks').set({ rev: 9_000_000_001 }).executeTakeFirst()
      return [inserted.numInsertedOrUpdatedRows, updated.numUpdatedRows]
    })
    expect(counts).toEqual([1n, 1n])
    const stored = await database.withUser(person, (trx) => trx.selectFrom('tasks').selectAll().execute())
    expect(stored).toEqual([{ ...key, ...row, rev: 9_000_000_001 }])
  })

  it('of jsonb are written as JSON text', async () => {
    const database = await ground.open()
    const person = await addPerson(database)
    const before = { list: ['a', 'b'], nested: { at: '2026-11-21T07:00:00Z' } }
    const stored = await database.withUser(person, async (trx) => {
      const key = {
        user_id: person,
        rev: 1,
        position: 0,
        table_name: 'tasks',
        row_id: 't',
        op: 'update' as const,
      }
      await trx
        .insertInto('operations')
        .values({ ...key, data: null, before: JSON.stringify(before) })
        .execute()
      return trx.selectFrom('operations').select(['data', 'before']).executeTakeFirst()
    })
    expect(stored).toEqual({ data: null, before })
  })

  it('that cannot be kept are refused with the same code', async () => {
    const database = await ground.open()
    const code = (statement: string) =>
      sql
        .raw(statement)
        .execute(database.accounts)
        .then(
          () => 'none',
          (error: { code: string }) => error.code,
        )
    expect(await code(`select 'x'::date`)).toBe('22007')
    expect(await code(`insert into accounts.rate_limit values ('1', 'k', 1, 1), ('1', 'l', 1, 1)`)).toBe(
      '23505',
    )
  })
})

async function read(ground: TestGround, expression: string): Promise<unknown> {
  const database = await ground.open()
  const { rows } = await sql
    .raw<{ value: unknown }>(`select ${expression} as value`)
    .execute(database.accounts)
  return rows[0]?.value
}
