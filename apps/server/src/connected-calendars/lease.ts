import { randomUUID } from 'node:crypto'
import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'

type Trx = Transaction<PersonalTables>

/** Who is not done after so long, as the server ended, is synced again. Every step of a sync begins it anew. */
const LEASE_MS = 3 * 60_000
/** Of one person at the same time, so that others get their turn however slow their accounts are. */
const MOST_OF_A_PERSON = 2

/** No account waits so long: a time that lies further ahead comes from a clock that was wrong. */
const FAR_AHEAD_MS = 48 * 60 * 60_000

/** An account that this server syncs just now, and nobody else does. */
export interface Leased {
  readonly userId: string
  readonly accountId: string
  readonly provider: CalendarProvider
  readonly lease: string
  readonly sealed: string | null
  readonly failures: number
  readonly listedAt: string | null
  /** When it would be due again, had nobody asked for it meanwhile. */
  readonly heldTo: string
}

/** The lease is another's by now, the account is gone, paused or reset, or the disk is full: the sync ends, and writes nothing more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Nothing is asked for somebody whose account was disabled, or who asked for its deletion. */
const isOpen = sql<boolean>`exists (select from accounts."user" as u
  where u.id = a.user_id and u.disabled_at is null and u.deletion_due_at is null)`

/** Takes the next account whose time has come, or null. Several servers share the work. */
export function takeDue(database: Database, now: Date): Promise<Leased | null> {
  const [at, lease] = [now.toISOString(), randomUUID()]
  const farAhead = new Date(now.getTime() + FAR_AHEAD_MS).toISOString()
  return database.forSeveral(async (trx) => {
    const { rows } = await sql<Leased>`
      with due as (
        select user_id, id from calendar_accounts as a
        where state = 'active' and (next_at <= ${at} or next_at > ${farAhead})
          and (leased_until is null or leased_until <= ${at} or leased_until > ${farAhead})
          and (select count(*) from calendar_accounts as o where o.user_id = a.user_id
            and o.leased_until > ${at} and o.leased_until <= ${farAhead}) < ${MOST_OF_A_PERSON}
          and ${isOpen}
        order by next_at limit 1 for update skip locked
      ), taken as (
        update calendar_accounts as a set lease = ${lease}, leased_until = ${later(now)}, next_at = ${later(now)} from due
        where a.user_id = due.user_id and a.id = due.id
        returning a.user_id, a.id, a.provider, a.lease, a.failures, a.listed_at, a.next_at
      )
      select taken.user_id as "userId", taken.id as "accountId", provider, lease, failures, listed_at as "listedAt", next_at as "heldTo", sealed
      from taken left join calendar_credentials as c on c.user_id = taken.user_id and c.account_id = taken.id`.execute(
      trx,
    )
    return rows[0] ?? null
  })
}

/** When an account is due next, or null. */
export async function nextDue(database: Database): Promise<Date | null> {
  return database.forSeveral(async (trx) => {
    const found = await trx
      .selectFrom('calendar_accounts as a')
      .select(sql<string | null>`min(greatest(next_at, coalesce(leased_until, next_at)))`.as('at'))
      .where('state', '=', 'active')
      .where(isOpen)
      .executeTakeFirst()
    return found?.at ? new Date(found.at) : null
  })
}

/** Makes sure, to the end of this transaction, that the account is still ours to sync. */
export async function holdLease(
  trx: Trx,
  { userId, accountId, lease }: Pick<Leased, 'userId' | 'accountId' | 'lease'>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('calendar_accounts')
    .set({ leased_until: later(now) })
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .where('lease', '=', lease)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LeaseLost('the account is not ours to sync any more')
}

const later = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString()
