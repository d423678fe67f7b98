import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import { useAllowance } from '../functions/allowance.ts'
import { askingOf } from '../http/asking.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse, refuseTooMany } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import {
  answerDeletions,
  forgetOverruled,
  pauseAccount,
  readAccounts,
  resumeAccount,
  syncNow,
} from './accounts.ts'
import type { ConnectedCalendars } from './connected-calendars.ts'
import type { Credentials } from './connector.ts'
import { disconnectAccount } from './disconnect.ts'
import { addGoogleRoutes } from './google/routes.ts'
import { addressOf } from './ics/calendar-address.ts'
import { CONNECTING, refuseFull, refuseTrouble, SYNCING } from './refusals.ts'
import { troubleOf } from './trouble.ts'

interface CalendarRouteParts {
  readonly database: Database
  readonly calendars: ConnectedCalendars
  readonly log: Logger
}

/** Calendars of other accounts. Behind the session. */
export function connectedCalendarRoutes({ database, calendars, log }: CalendarRouteParts) {
  const { now } = calendars
  const app = new Hono<AppEnv>()
  const connecting = new Set<string>()
  const stateOf = async (userId: string) => ({
    isGoogleSetUp: calendars.connectorOf('google') !== null,
    ...(await readAccounts(database, userId, now())),
  })

  serve(app, 'GET /api/calendars/accounts', async (c, { answer }) => {
    const asking = askingOf(c, c.req.query('owner'))
    return asking.kind === 'refused' ? asking.response : answer(await stateOf(asking.session.userId))
  })

  serve(app, 'POST /api/calendars/accounts', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    const { userId } = asking.session
    const seconds = await useAllowance(database, CONNECTING, userId, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    // Each may bring a file of 20 MB, or have a slow server asked for minutes.
    if (connecting.has(userId)) return refuseTooMany(c, 30)
    const wanted = connectionOf(body)
    if (!wanted || !calendars.connectorOf(body.provider)) return refuseTrouble(c, 'calendar_not_found')
    connecting.add(userId)
    try {
      const listed = await calendars.listCalendars(body.provider, wanted.credentials)
      const [first] = listed.calendars
      if (!first) return refuseTrouble(c, 'calendar_not_found')
      const label = wanted.label ?? first.name
      const connected = await calendars.connect(userId, {
        ...wanted,
        ...listed,
        label,
        provider: body.provider,
      })
      if (connected === 'known') return refuse(c, 'calendar_known', 'This calendar is connected already.')
      if (connected === 'too_many') return refuseFull(c)
    } catch (error) {
      const trouble = troubleOf(error)
      if (!trouble) log.error({ err: error, userId }, 'a calendar could not be connected')
      return refuseTrouble(c, `calendar_${trouble?.trouble ?? 'not_understood'}`)
    } finally {
      connecting.delete(userId)
    }
    calendars.wake()
    return answer(await stateOf(userId))
  })

  serve(app, 'POST /api/calendars/accounts/sync', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    const { userId } = asking.session
    const seconds = await useAllowance(database, SYNCING, userId, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    await syncNow(database, userId, { accountId: body.accountId }, now())
    calendars.wake()
    return answer(await stateOf(userId))
  })

  serve(app, 'POST /api/calendars/accounts/pause', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await pauseAccount(database, body.owner, body.accountId)
    return answer(await stateOf(body.owner))
  })

  serve(app, 'POST /api/calendars/accounts/resume', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await resumeAccount(database, body.owner, body.accountId, now())
    calendars.wake()
    return answer(await stateOf(body.owner))
  })

  serve(app, 'POST /api/calendars/accounts/disconnect', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await calendars.giveBack.after(body.owner, () =>
      disconnectAccount(database, body.owner, body.accountId, body.copies),
    )
    return answer(await stateOf(body.owner))
  })

  serve(app, 'POST /api/calendars/accounts/delete-waiting', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await answerDeletions(database, body.owner, body.accountId, body.answer, now())
    calendars.wake()
    return answer(await stateOf(body.owner))
  })

  serve(app, 'POST /api/calendars/overruled/kept', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await forgetOverruled(database, body.owner, body.ids)
    return answer(await stateOf(body.owner))
  })

  addGoogleRoutes(app, { database, calendars, log, stateOf })
  return app
}

type Wanted =
  | { readonly provider: 'ics'; readonly address: string }
  | {
      readonly provider: 'caldav'
      readonly address: string
      readonly username: string
      readonly password: string
    }

interface Connection {
  readonly label: string | null
  readonly identity: string
  readonly credentials: Credentials
}

/** Null: not an address. The label of a single address is the name of its calendar. */
function connectionOf(wanted: Wanted): Connection | null {
  if (wanted.provider === 'caldav') {
    const { address, username, password } = wanted
    const host = URL.parse(address.includes('://') ? address : `https://${address}`)?.host
    if (!host) return null
    return {
      label: username.includes('@') ? username : `${username}, ${host}`,
      identity: JSON.stringify([host, username]),
      credentials: { address, username, password },
    }
  }
  const address = addressOf(wanted.address)
  return address === null ? null : { label: null, identity: address, credentials: { address } }
}
