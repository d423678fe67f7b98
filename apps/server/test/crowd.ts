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

const ACCOUNTS_AT_ONCE = 10_000

async function withDatabase(
  options: Omit<OpenOptions, 'log'>,
  work: (accounts: Database['accounts']) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase({ ...options, log: pino({ level: 'silent' }) })
  try {
    await work(database.accounts)
  } finally {
    await database.close()
  }
}

/** Adds so many accounts that hold nothing, and confirms the address of one that is there. No server may be running. */
export function addAccounts(options: Omit<OpenOptions, 'log'>, count: number, confirmed: string) {
  return withDatabase(options, async (accounts) => {
    for (let from = 0; from < count; from += ACCOUNTS_AT_ONCE) {
      await sql`
        insert into accounts."user" (id, name, email, email_verified)
        select 'crowd-' || n, 'Robin', md5(n::text) || '@example.org', true
        from generate_series(${sql.lit(from)}::int, ${sql.lit(from + ACCOUNTS_AT_ONCE - 1)}::int) as n`.execute(
        accounts,
      )
    }
    await accounts.updateTable('user').set({ email_verified: true }).where('email', '=', confirmed).execute()
  })
}

/** Makes so many in a hundred of them people who were here today, and the others people of long ago. */
export function seeLast(options: Omit<OpenOptions, 'log'>, count: number, share: number) {
  return withDatabase(options, async (accounts) => {
    for (let from = 0; from < count; from += ACCOUNTS_AT_ONCE) {
      await sql`
        update accounts."user"
        set last_active_on = case when substr(id, 7)::int % 5000 < ${sql.lit(share * 50)}
          then current_date else current_date - 90 end
        where id like 'crowd-%'
          and substr(id, 7)::int between ${sql.lit(from)} and ${sql.lit(from + ACCOUNTS_AT_ONCE - 1)}`.execute(
        accounts,
      )
    }
    await sql`vacuum analyze accounts."user"`.execute(accounts)
  })
}

/** As after a sign-in today: a session that is older is prolonged first, which writes. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000
const SESSIONS_AT_ONCE = 1_000

/** Signs so many of those who are there in, on one device each. Returns who, with the token of each session. */
export async function signIn(
  options: Omit<OpenOptions, 'log'>,
  count: number,
): Promise<{ owner: string; token: string }[]> {
  const signedIn: { owner: string; token: string }[] = []
  await withDatabase(options, async (accounts) => {
    const people = await accounts.selectFrom('user').select('id').limit(count).execute()
    const now = new Date().toISOString()
    const expires_at = new Date(Date.now() + SESSION_MS).toISOString()
    for (let from = 0; from < people.length; from += SESSIONS_AT_ONCE) {
      const sessions = people.slice(from, from + SESSIONS_AT_ONCE).map(({ id: user_id }) => ({
        id: randomUUID(),
        user_id,
        token: randomUUID(),
        expires_at,
        ip_address: null,
        user_agent: null,
        created_at: now,
        updated_at: now,
      }))
      await accounts.insertInto('session').values(sessions).execute()
      for (const { user_id: owner, token } of sessions) signedIn.push({ owner, token })
    }
  })
  return signedIn
}
