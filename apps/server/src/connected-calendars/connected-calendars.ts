import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { openLane } from '../notifications/lane.ts'
import { createGuardedFetch } from '../outbound/guarded-fetch.ts'
import { caldav } from './caldav/caldav.ts'
import { type Connected, connectAccount, type Connecting } from './accounts.ts'
import type { Connector, Credentials, RemoteCalendar } from './connector.ts'
import { createCredentialSeal } from './credentials.ts'
import { createGiveBack } from './give-back.ts'
import { createGoogle } from './google/google.ts'
import { icsConnector } from './ics/ics-connector.ts'
import { type Leased, nextDue, takeDue } from './lease.ts'
import { syncAccount } from './sync-account.ts'

export interface CalendarParts {
  readonly config: Pick<Config, 'privateCalendarHosts' | 'quota' | 'google' | 'baseUrl' | 'port'>
  readonly database: Database
  readonly secret: string
  readonly log: Logger
  /** The clock; tests have days go by. */
  readonly now?: () => Date
  readonly lookEveryMs?: number
  /** How long one request to somebody else may take. */
  readonly fetchLimitMs?: number
}

export type ConnectedCalendars = ReturnType<typeof createConnectedCalendars>

const LOOK_EVERY_MS = 30_000
const FETCH_LIMIT_MS = 30_000
/** So many accounts are synced at the same time: most of the time each waits for somebody else. */
const ACCOUNTS_AT_ONCE = { pglite: 4, postgres: 8 }

/** Syncs calendars of other accounts, on as many servers as there are on one database. */
export function createConnectedCalendars(parts: CalendarParts) {
  const { config, database, secret, log, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = parts
  const seal = createCredentialSeal(secret)
  const fetch = createGuardedFetch({
    privateHosts: config.privateCalendarHosts,
    limitMs: parts.fetchLimitMs ?? FETCH_LIMIT_MS,
  })
  const google = createGoogle({ config, database, secret })
  const connectors: Record<CalendarProvider, Connector | null> = {
    ics: icsConnector,
    caldav,
    google: google?.connector ?? null,
  }
  const ending = new AbortController()
  const { signal } = ending
  const connectorOf = (provider: CalendarProvider) => connectors[provider]
  const account = { database, quota: config.quota, log, now, seal, connectorOf, fetch, signal }
  const giveBack = createGiveBack(account)
  const lane = openLane<Leased>({
    slots: ACCOUNTS_AT_ONCE[database.kind],
    take: async (most) => {
      const taken: Leased[] = []
      while (taken.length < most && !signal.aborted && database.hasRoom()) {
        const leased = await takeDue(database, now())
        if (!leased) break
        taken.push(leased)
      }
      return taken
    },
    // Whoever asked meanwhile for what was at work is not found before it ends.
    work: (leased) => syncAccount(account, leased).finally(() => lane.wake()),
    onError: (err) => log.warn({ err }, 'a calendar could not be synced; it is tried again'),
  })
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  const goOn = async (): Promise<void> => {
    let pause = lookEveryMs
    try {
      lane.wake()
      const next = await nextDue(database)
      if (next) pause = Math.min(Math.max(next.getTime() - now().getTime(), 1_000), lookEveryMs)
    } catch (error) {
      log.warn({ err: error }, 'connected calendars could not be looked at; trying again')
    }
    if (!signal.aborted) schedule(pause)
  }
  const schedule = (ms: number): void => {
    timer = setTimeout(() => {
      looking = goOn()
    }, ms)
    timer.unref()
  }

  return {
    seal,
    fetch,
    now,
    connectorOf,
    google,
    giveBack,

    /** Asks the other side which calendars it has. Throws what `troubleOf` explains. */
    async listCalendars(
      provider: CalendarProvider,
      credentials: Credentials,
    ): Promise<{ readonly calendars: readonly RemoteCalendar[]; readonly credentials: Credentials }> {
      const connector = connectors[provider]
      if (!connector) throw new Error(`there is no connector for ${provider}`)
      const access = {
        credentials,
        fetch,
        signal,
        now,
        keep(changed: Credentials) {
          access.credentials = changed
          return Promise.resolve()
        },
      }
      const calendars = await connector.list(access)
      return { calendars, credentials: access.credentials }
    },
    connect: (userId: string, connecting: Connecting): Promise<Connected> =>
      connectAccount({ database, seal, now }, userId, connecting),
    /** Something may be due. */
    wake: () => lane.wake(),

    start: () => schedule(0),
    /** Looks once, and waits until all that was due is done. For tests and benches. */
    async lookOnce(): Promise<void> {
      lane.wake()
      await lane.settled()
    },
    async stop(): Promise<void> {
      ending.abort()
      clearTimeout(timer)
      await looking
      await lane.close()
      await giveBack.settled()
    },
  }
}
