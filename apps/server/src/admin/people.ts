import type { Crowd, UserEmails, UserStatistics } from '@glimmer/api/admin'
import { activeSince } from '@glimmer/domain/admin/active-since'
import { utcDate } from '@glimmer/domain/days/utc-date'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

const PAGE = 50
/** How many addresses are in memory at once while all are copied. */
const COPIED_AT_ONCE = 1_000

/** Above every letter, so that a range holds all addresses that begin with the same ones. */
const LAST_LETTER = '\u{10FFFF}'

/** By the bytes of the address, as the index has them. */
const byBytes = sql<string>`"user".email collate "C"`

type Accounts = Pick<Database, 'accounts'>

// Accounts that wait for their deletion are in no list and no number: for everybody but their person they are gone.

/** How many accounts there are, and in how many somebody was here within 30 days. */
export async function countPeople({ accounts }: Accounts, now: Date): Promise<UserStatistics> {
  const since = activeSince(utcDate(now))
  const counted = await accounts
    .selectFrom('user')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('last_active_on', '>=', since).as('active'),
    ])
    .where('deletion_due_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { total, active } = counted
  return { total_users: total, active_users: active, inactive_users: total - active }
}

/** The accounts of a list, by address. */
function peopleOf({ accounts }: Accounts, which: Crowd, now: Date) {
  const since = activeSince(utcDate(now))
  const people = accounts.selectFrom('user').where('deletion_due_at', 'is', null).orderBy(byBytes)
  if (which === 'active') return people.where('last_active_on', '>=', since)
  if (which === 'inactive')
    return people.where(({ or, eb }) =>
      or([eb('last_active_on', 'is', null), eb('last_active_on', '<', since)]),
    )
  return people
}

interface PageRequest {
  readonly startsWith?: string | undefined
  /** The last address of the page before. */
  readonly after?: string | undefined
}

/** One page of a list. `next` is the last address on it. */
export async function listPeople(
  database: Accounts,
  which: Crowd,
  { startsWith = '', after }: PageRequest,
  now: Date,
): Promise<UserEmails> {
  const found = await peopleOf(database, which, now)
    .select(['user.id', 'email', 'created_at', 'last_active_on', 'disabled_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('public.user_roles')
          .select('user_id')
          .whereRef('user_id', '=', 'user.id')
          .where('role', '=', 'admin'),
      ).as('is_admin'),
    )
    .$if(startsWith !== '', (query) =>
      query.where(byBytes, '>=', startsWith).where(byBytes, '<', startsWith + LAST_LETTER),
    )
    .$if(after !== undefined, (query) => query.where(byBytes, '>', after ?? ''))
    .limit(PAGE + 1)
    .execute()
  const users = found.slice(0, PAGE).map((row) => ({
    id: row.id,
    email: row.email,
    joinedAt: row.created_at,
    lastActiveOn: row.last_active_on,
    isAdmin: Boolean(row.is_admin),
    isDisabled: row.disabled_at !== null,
  }))
  return { users, next: found.length > PAGE ? (users.at(-1)?.email ?? null) : null }
}

/** Every address of a list, a line each, in pieces: however many they are, few are in memory. */
export async function* copyEmails(database: Accounts, which: Crowd, now: Date): AsyncGenerator<Uint8Array> {
  let last = ''
  for (;;) {
    const found = await peopleOf(database, which, now)
      .select('email')
      .where(byBytes, '>', last)
      .limit(COPIED_AT_ONCE)
      .execute()
    if (found.length > 0) yield Buffer.from(`${found.map(({ email }) => email).join('\n')}\n`)
    if (found.length < COPIED_AT_ONCE) return
    last = found.at(-1)?.email ?? ''
  }
}
