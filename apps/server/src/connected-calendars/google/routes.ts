import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Session } from '../../auth/auth.ts'
import type { Database } from '../../db/open.ts'
import { useAllowance } from '../../functions/allowance.ts'
import type { AppEnv } from '../../http/context.ts'
import { refuse, refuseTooMany, refuseVisitor } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { syncNow } from '../accounts.ts'
import type { ConnectedCalendars } from '../connected-calendars.ts'
import { CONNECTING, refuseFull, refuseTrouble, SYNCING } from '../refusals.ts'
import { troubleOf } from '../trouble.ts'
import type { Google } from './google.ts'

interface GoogleRouteParts {
  readonly database: Database
  readonly calendars: ConnectedCalendars
  readonly log: Logger
  readonly stateOf: (userId: string) => Promise<CalendarAccounts>
}

/** The functions for Google's calendars. Without the operator's client both say so. */
export function addGoogleRoutes(app: Hono<AppEnv>, parts: GoogleRouteParts): void {
  const { database, calendars, stateOf } = parts
  const { google, now } = calendars

  serve(app, 'POST /api/functions/google-calendar-oauth', async (c, { body, answer }) => {
    const session = c.get('session')
    if (!session) return refuseVisitor(c)
    if (!google) return refuseWithout(c)
    if (body.action === 'finish') {
      const refused = await finish(c, parts, google, session, body)
      return refused ?? answer(await stateOf(session.userId))
    }
    const seconds = await useAllowance(database, CONNECTING, session.userId, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    return answer({ authUrl: await google.signIn.begin({ session, now: now() }) })
  })

  serve(app, 'POST /api/functions/google-calendar-sync', async (c, { answer }) => {
    const session = c.get('session')
    if (!session) return refuseVisitor(c)
    if (!google) return refuseWithout(c)
    const seconds = await useAllowance(database, SYNCING, session.userId, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    await syncNow(database, session.userId, { provider: 'google' }, now())
    calendars.wake()
    return answer(await stateOf(session.userId))
  })
}

/** Connects what the person agreed to on Google's page. Null where that went well, or where they turned back there. */
async function finish(
  c: Context<AppEnv>,
  { calendars, log }: GoogleRouteParts,
  { signIn }: Google,
  session: Session,
  answer: { readonly state: string; readonly code?: string | undefined },
): Promise<Response | null> {
  const { userId } = session
  try {
    const signedIn = await signIn.finish(answer, { session, now: calendars.now() }, calendars.fetch)
    if (signedIn.kind === 'turned_back') return null
    if (signedIn.kind === 'over') return refuseOver(c)
    if (signedIn.kind === 'less') return refuseLess(c)
    const listed = await calendars.listCalendars('google', signedIn.credentials)
    // The person's own calendar is the first, and named by their address.
    const [own] = listed.calendars
    if (!own) return refuseTrouble(c, 'calendar_not_found')
    const { remoteId: label } = own
    const connected = await calendars.connect(userId, {
      provider: 'google',
      label,
      identity: label,
      ...listed,
    })
    if (connected === 'too_many') return refuseFull(c)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble?.trouble === 'not_allowed') log.warn('Google does not take the client of this server')
    if (!trouble) log.error({ err: error, userId }, 'a calendar could not be connected')
    return refuseTrouble(c, `calendar_${trouble?.trouble ?? 'not_understood'}`)
  }
  calendars.wake()
  return null
}

function refuseWithout(c: Context<AppEnv>): Response {
  return refuse(
    c,
    'google_not_set_up',
    'Google Calendar isn’t set up on this server. Whoever runs it can do that.',
  )
}

function refuseOver(c: Context<AppEnv>): Response {
  return refuse(
    c,
    'link_expired',
    'This didn’t work: the way back was used before, took long, or began elsewhere. Please start again.',
  )
}

function refuseLess(c: Context<AppEnv>): Response {
  return refuse(
    c,
    'calendar_not_allowed',
    'Google asks for two permissions, and Glimmer needs both: to see which calendars you have, and to see and change their events. Nothing was connected. You can start again and tick both boxes.',
  )
}
