import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { NoteErasure } from '../dumps/erasures.ts'
import type { GuardedFetch } from '../outbound/guarded-fetch.ts'
import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'
import type { Connector, Credentials } from './connector.ts'
import type { CredentialSeal } from './credentials.ts'

interface GiveBackParts {
  readonly database: Database
  readonly seal: CredentialSeal
  readonly log: Logger
  readonly connectorOf: (provider: CalendarProvider) => Connector | null
  readonly fetch: GuardedFetch
  readonly signal: AbortSignal
  readonly now: () => Date
}

interface Opened {
  readonly accountId: string
  readonly credentials: Credentials
  readonly revoke: NonNullable<Connector['revoke']>
}

/**
 * Gives accounts that are forgotten here back to the other side, so that what the person agreed to there is over as well.
 * Nobody waits for it, and it is tried once: the person can take it back there too.
 */
export function createGiveBack(parts: GiveBackParts) {
  const { database, log, fetch, signal, now } = parts
  const underWay = new Set<Promise<void>>()

  async function giveBack(userId: string, opened: readonly Opened[]): Promise<void> {
    // What is still open was not forgotten, such as where an account was kept after all.
    const left = new Set((await readSealed(database, userId)).map(({ accountId }) => accountId))
    for (const { accountId, credentials, revoke } of opened) {
      if (left.has(accountId)) continue
      await revoke({ credentials, fetch, signal, now, keep: () => Promise.resolve() })
    }
  }

  return {
    /** Does what may forget accounts of a person, and then gives back those that are forgotten. */
    async after<T>(userId: string, forget: () => Promise<T>): Promise<T> {
      const opened = await openAll(parts, userId)
      const done = await forget()
      if (opened.length > 0) {
        const giving = giveBack(userId, opened)
          .catch(() => log.warn('an account of connected calendars could not be given back'))
          .finally(() => underWay.delete(giving))
        underWay.add(giving)
      }
      return done
    },
    settled: () => Promise.all(underWay),
  }
}

export type GiveBack = ReturnType<typeof createGiveBack>

/** The same for all that a person's account holds, where it is reset or deleted. */
export function givingBack(
  noteErasure: NoteErasure,
  calendars: { readonly giveBack: GiveBack },
): NoteErasure {
  return (erasure, carryOut) =>
    'account' in erasure
      ? calendars.giveBack.after(erasure.account, () => noteErasure(erasure, carryOut))
      : noteErasure(erasure, carryOut)
}

async function openAll({ database, seal, connectorOf }: GiveBackParts, userId: string): Promise<Opened[]> {
  return (await readSealed(database, userId)).flatMap(({ accountId, provider, sealed }) => {
    const revoke = connectorOf(provider)?.revoke
    const credentials = revoke ? seal.open(sealed, { userId, accountId }) : null
    return revoke && credentials ? [{ accountId, credentials, revoke }] : []
  })
}

function readSealed(database: Database, userId: string) {
  return database.forSeveral((trx) =>
    trx
      .selectFrom('calendar_credentials as c')
      .innerJoin('calendar_accounts as a', (join) =>
        join.onRef('a.user_id', '=', 'c.user_id').onRef('a.id', '=', 'c.account_id'),
      )
      .select(['a.id as accountId', 'a.provider', 'c.sealed'])
      .where('c.user_id', '=', userId)
      .execute(),
  )
}
