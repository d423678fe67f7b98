import { type CalendarAccounts, MAX_CALENDAR_ACCOUNTS } from '@glimmer/api/connected-calendars'
import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { addCalendars } from './add-calendars.ts'
import type { Credentials, RemoteCalendar } from './connector.ts'
import type { CredentialSeal } from './credentials.ts'
import { derivedId } from './derived-ids.ts'
import { readOverruled } from './overruled.ts'

type Trx = Transaction<PersonalTables>

export interface Connecting {
  readonly provider: CalendarProvider
  /** What people see of it. Nothing secret. */
  readonly label: string
  /** What tells it from others of the person. It is kept as a hash. */
  readonly identity: string
  readonly credentials: Credentials
  readonly calendars: readonly RemoteCalendar[]
}

export type Connected = 'connected' | 'known' | 'too_many'

interface Keeping {
  readonly database: Database
  readonly seal: CredentialSeal
  readonly now: () => Date
}

/**
 * Keeps an account with its calendars, due to be synced at once. One that is there already gets the new credentials; `known`
 * says that it needed none.
 */
export function connectAccount(
  { database, seal, now }: Keeping,
  userId: string,
  { provider, label, identity, credentials, calendars }: Connecting,
): Promise<Connected> {
  const hashed = derivedId(provider, identity)
  const accountId = derivedId(userId, provider, hashed)
  const at = now().toISOString()
  const sealed = seal.seal(credentials, { userId, accountId })
  return database.forSeveral(async (trx, actAs) => {
    await actAs(userId)
    const accounts = await trx
      .selectFrom('calendar_accounts')
      .select(['id', 'state', 'trouble'])
      .where('user_id', '=', userId)
      .execute()
    const before = accounts.find(({ id }) => id === accountId)
    if (before && provider === 'ics' && before.state === 'active' && before.trouble === null) return 'known'
    if (!before && accounts.length >= MAX_CALENDAR_ACCOUNTS) return 'too_many'
    // A sync that is at work began with what opened the account before, and ends.
    const fresh = {
      state: 'active',
      trouble: null,
      failures: 0,
      next_at: at,
      listed_at: at,
      lease: null,
      leased_until: null,
    } as const
    await trx
      .insertInto('calendar_accounts')
      .values({ user_id: userId, id: accountId, provider, label, identity: hashed, ...fresh })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ label, ...fresh }))
      .execute()
    await addCalendars(trx, userId, { accountId, provider, calendars, isNew: !before })
    await actAs(null)
    await trx
      .insertInto('calendar_credentials')
      .values({ user_id: userId, account_id: accountId, sealed })
      .onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doUpdateSet({ sealed }))
      .execute()
    return 'connected'
  })
}

/** The state of all accounts, as their person sees it. */
export function readAccounts(
  database: Database,
  userId: string,
  now: Date,
): Promise<Omit<CalendarAccounts, 'isGoogleSetUp'>> {
  return database.withUser(userId, async (trx) => {
    const rows = await trx
      .selectFrom('calendar_accounts as account')
      .select([
        'account.id',
        'account.provider',
        'account.label',
        'account.state',
        'account.trouble',
        'account.last_synced_at as lastSyncedAt',
        'account.next_at as nextSyncAt',
        'account.leased_until as leasedUntil',
        sql<number>`(select coalesce(sum(waiting_deletions), 0)::int from calendar_cursors as known
          where known.user_id = account.user_id and known.account_id = account.id)`.as('waitingDeletions'),
      ])
      .where('account.user_id', '=', userId)
      .orderBy('account.label')
      .orderBy('account.id')
      .execute()
    const overruled = await readOverruled(trx, userId)
    const at = now.toISOString()
    const accounts = rows.map(({ leasedUntil, ...row }) => ({
      ...row,
      // What is due is as good as begun: whoever has just asked for it should not hear that it is over.
      isSyncing:
        row.state === 'active' && (row.nextSyncAt <= at || (leasedUntil !== null && leasedUntil > at)),
      nextSyncAt: row.state === 'active' ? row.nextSyncAt : null,
    }))
    return { accounts, overruled }
  })
}

/** Makes accounts due now. One that is paused, or waits for its person, is left. */
export function syncNow(
  database: Database,
  userId: string,
  which: { readonly accountId?: string | undefined; readonly provider?: CalendarProvider },
  now: Date,
): Promise<void> {
  return database.withUser(userId, async (trx) => {
    let due = trx
      .updateTable('calendar_accounts')
      .set({ next_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('state', '=', 'active')
    if (which.accountId !== undefined) due = due.where('id', '=', which.accountId)
    if (which.provider !== undefined) due = due.where('provider', '=', which.provider)
    await due.execute()
  })
}

/** The sync that is at work on it ends with what it was about to write. */
export function pauseAccount(database: Database, userId: string, accountId: string): Promise<void> {
  return database.withUser(userId, (trx) =>
    setState(trx, userId, accountId, ['active', 'asks_before_deleting'], {
      state: 'paused',
      lease: null,
      leased_until: null,
    }),
  )
}

export function resumeAccount(
  database: Database,
  userId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const next = { state: 'active', failures: 0, next_at: now.toISOString() } as const
  return database.withUser(userId, (trx) => setState(trx, userId, accountId, ['paused'], next))
}

/** What the person answered to deletions that wait; the next sync carries it out. */
export function answerDeletions(
  database: Database,
  userId: string,
  accountId: string,
  answer: 'delete' | 'keep',
  now: Date,
): Promise<void> {
  const next = { state: 'active', failures: 0, next_at: now.toISOString() } as const
  return database.withUser(userId, async (trx) => {
    await trx
      .updateTable('calendar_cursors')
      .set({ deletion_answer: answer })
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .where('waiting_deletions', '>', 0)
      .execute()
    await setState(trx, userId, accountId, ['asks_before_deleting'], next)
  })
}

/** A device has put these into its trash. */
export function forgetOverruled(database: Database, userId: string, ids: readonly string[]): Promise<void> {
  return database.withUser(userId, async (trx) => {
    await trx
      .deleteFrom('calendar_overruled')
      .where('user_id', '=', userId)
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .execute()
  })
}

async function setState(
  trx: Trx,
  userId: string,
  accountId: string,
  from: readonly ('active' | 'paused' | 'asks_before_deleting')[],
  next: {
    readonly state: 'active' | 'paused'
    readonly next_at?: string
    readonly failures?: number
    readonly lease?: null
    readonly leased_until?: null
  },
): Promise<void> {
  await trx
    .updateTable('calendar_accounts')
    .set(next)
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .where('state', 'in', from)
    .execute()
}
