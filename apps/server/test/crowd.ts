import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase, type OpenOptions } from '../src/db/open.ts'

/** A statement may take ten seconds; this many rows are far from that. */
const TASKS_AT_ONCE = 4_000

/** Fills a database that no server has open with so many people more, each with tasks and the history of making them. */
export async function addPeople(
  options: Omit<OpenOptions, 'log'>,
  count: number,
  tasks: number,
): Promise<void> {
  const database = await openDatabase({ ...options, log: pino({ level: 'silent' }) })
  const atOnce = Math.ceil(TASKS_AT_ONCE / tasks)
  try {
    for (let added = 0; added < count; added += atOnce) {
      await addCrowd(database, Math.min(atOnce, count - added), tasks)
    }
  } finally {
    await database.close()
  }
}

/** People are added one after the other, their tasks inside the database: thousands of queries would take a minute. */
async function addCrowd({ accounts, withUser }: Database, count: number, tasks: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const now = new Date().toISOString()
  await accounts
    .insertInto('user')
    .values(
      ids.map((id) => ({
        id,
        name: 'Ada',
        email: `${id}@example.org`,
        email_verified: true,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  const people = ids.map((id) => `'${id}'`).join(', ')
  await withUser(ids[0] ?? '', (trx) =>
    sql
      .raw(
        `do $$
         declare who text;
         begin
           foreach who in array array[${people}] loop
             perform set_config('app.user_id', who, true);
             insert into sync_counters (user_id, rev) values (who, ${tasks});
             insert into tasks (user_id, id, rev, title, completed, is_daily, priority, category, created_at)
               select who, gen_random_uuid()::text, n, 'Something small, number ' || n, false, false, 'medium', 'personal', now()
               from generate_series(1, ${tasks}) as n;
             insert into mutations (user_id, id, rev, generation, result)
               select who, gen_random_uuid()::text, n, 1, '{"status":"applied"}' from generate_series(1, ${tasks}) as n;
             insert into operations (user_id, rev, position, table_name, row_id, op, data)
               select who, n, 0, 'tasks', gen_random_uuid()::text, 'insert', '{"title":"Something small"}'
               from generate_series(1, ${tasks}) as n;
           end loop;
         end $$`,
      )
      .execute(trx),
  )
}
