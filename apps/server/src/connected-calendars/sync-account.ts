import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import { addCalendars } from './add-calendars.ts'
import { loadCalendars } from './calendar-state.ts'
import { type Access, type Connector, ConnectorTrouble, type Credentials } from './connector.ts'
import type { CredentialSeal } from './credentials.ts'
import { type Leased, LeaseLost } from './lease.ts'
import { keepCredentials } from './keep-credentials.ts'
import { syncCalendar } from './sync-calendar.ts'
import { troubleOf } from './trouble.ts'
import { inPiece, type Writing } from './write-piece.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After so many minutes, where a person chose nothing. */
const USUAL_FREQUENCY = 15
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** Whoever asks us to come again later than this is asked sooner. */
const LATEST_MS = 24 * HOUR_MS
const LIST_AGAIN_MS = 24 * HOUR_MS
/** What is left of many writes goes on after so long. */
const GO_ON_MS = 1_000

export interface AccountParts {
  readonly database: Database
  readonly quota: number | null
  readonly log: Logger
  readonly now: () => Date
  readonly seal: CredentialSeal
  readonly connectorOf: (provider: Leased['provider']) => Connector | null
  readonly fetch: Access['fetch']
  readonly signal: AbortSignal
}

/** Syncs an account that this server has the lease of, and notes how that went and when to come again. */
export async function syncAccount(parts: AccountParts, leased: Leased): Promise<void> {
  const { log, now, database, quota } = parts
  const writing: Writing = { database, quota, leased, now }
  let ended: Ended = { kind: 'done' }
  try {
    ended = await syncCalendars(parts, writing, leased)
  } catch (error) {
    if (error instanceof LeaseLost) return
    const trouble = troubleOf(error)
    if (!trouble) log.error({ err: error, userId: leased.userId }, 'a calendar could not be synced')
    ended = { kind: 'trouble', trouble: trouble ?? new ConnectorTrouble('not_understood'), isPart: false }
  }
  // A server that ends leaves the rest to others at once.
  if (parts.signal.aborted) ended = { kind: 'more' }
  await inPiece(writing, ({ trx }) => noteEnd(trx, leased, ended, now())).catch((error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error
  })
}

type Ended =
  | { readonly kind: 'done' | 'more' | 'asks' }
  /** `isPart`: other calendars of the account are as they should be. */
  | { readonly kind: 'trouble'; readonly trouble: ConnectorTrouble; readonly isPart: boolean }

async function syncCalendars(parts: AccountParts, writing: Writing, leased: Leased): Promise<Ended> {
  const connector = parts.connectorOf(leased.provider)
  if (!connector) throw new ConnectorTrouble('not_allowed')
  const access = accessOf(parts, leased)
  await listAgain(parts, writing, leased, connector, access)
  const { userId, accountId } = leased
  const calendars = await inPiece(writing, ({ trx }) => loadCalendars(trx, userId, accountId))
  let trouble: ConnectorTrouble | null = null
  let isMore = false
  let asks = false
  let isPart = false
  for (const calendar of calendars) {
    if (parts.signal.aborted) break
    try {
      const synced = await syncCalendar({ ...writing, calendar, connector, access })
      if (synced === 'more') isMore = true
      if (synced === 'asks') asks = true
      isPart = true
    } catch (error) {
      // One calendar that is gone or broken holds up no other; an account that does not let us in does.
      const met = troubleOf(error)
      if (!met || met.trouble === 'sign_in') throw error
      trouble ??= met
    }
  }
  if (asks) return { kind: 'asks' }
  if (trouble) return { kind: 'trouble', trouble, isPart }
  return { kind: isMore ? 'more' : 'done' }
}

/** Throws where nothing opens the account any more: with another secret, what was kept is of no use. */
function accessOf(parts: AccountParts, leased: Leased): Access {
  const { seal, fetch, signal, now, database } = parts
  let before = leased.sealed ?? ''
  const credentials = seal.open(before, leased)
  if (!credentials) throw new ConnectorTrouble('sign_in')
  const access = {
    credentials,
    fetch,
    signal,
    now,
    async keep(changed: Credentials) {
      access.credentials = changed
      const sealed = seal.seal(changed, leased)
      await keepCredentials(database, leased, { before, sealed })
      before = sealed
    },
  }
  return access
}

/** Calendars that came to an account since are shown, once a day. */
async function listAgain(
  { now }: AccountParts,
  writing: Writing,
  { userId, accountId, provider, listedAt }: Leased,
  connector: Connector,
  access: Access,
): Promise<void> {
  const isFresh = listedAt !== null && now().getTime() - Date.parse(listedAt) < LIST_AGAIN_MS
  if (isFresh || provider === 'ics') return
  const calendars = await connector.list(access)
  await inPiece(writing, async ({ trx }) => {
    await addCalendars(trx, userId, { accountId, provider, calendars, isNew: false })
    await trx
      .updateTable('calendar_accounts')
      .set({ listed_at: now().toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', accountId)
      .execute()
  })
}

async function noteEnd(
  trx: Parameters<Parameters<typeof inPiece>[1]>[0]['trx'],
  { userId, accountId, failures, heldTo }: Leased,
  ended: Ended,
  now: Date,
): Promise<void> {
  const settings = await trx
    .selectFrom('calendar_settings')
    .select('sync_frequency as minutes')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const usualMs = (settings?.minutes ?? USUAL_FREQUENCY) * MINUTE_MS
  const at = now.toISOString()
  const next = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const end = {
    done: () => ({ trouble: null, failures: 0, last_synced_at: at, next_at: next(spread(usualMs)) }),
    more: () => ({ trouble: null, failures: 0, next_at: next(GO_ON_MS) }),
    asks: () => ({ trouble: null, state: 'asks_before_deleting' as const }),
    trouble: () => {
      const { trouble: met, isPart } = ended as Extract<Ended, { kind: 'trouble' }>
      const { trouble, retryAfterMs } = met
      // The calendars that are well do not wait for one that is gone for good.
      const backoff = isPart ? usualMs : Math.min(usualMs * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS)
      const wait = Math.min(Math.max(retryAfterMs ?? 0, spread(backoff)), LATEST_MS)
      return {
        trouble,
        failures: isPart ? 0 : failures + 1,
        next_at: next(wait),
        ...(trouble === 'sign_in' && { state: 'sign_in_again' as const }),
      }
    },
  }[ended.kind]()
  await trx
    .updateTable('calendar_accounts')
    // Whoever asked for a sync meanwhile gets one.
    .set({
      ...end,
      ...('next_at' in end && {
        next_at: sql<string>`case when next_at = ${heldTo} then ${end.next_at} else least(next_at, ${end.next_at}) end`,
      }),
      lease: null,
      leased_until: null,
    })
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .execute()
}

/** Not all at the same time. */
const spread = (ms: number) => ms * (0.95 + Math.random() * 0.1)
