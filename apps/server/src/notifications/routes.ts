import type { NotificationState } from '@glimmer/api/notifications'
import { type Context, Hono } from 'hono'
import type { Session } from '../auth/auth.ts'
import type { Database } from '../db/open.ts'
import { type Allowance, useAllowance } from '../functions/allowance.ts'
import { askingOf } from '../http/asking.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse, refuseTooMany, refuseVisitor } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { explainMailTrouble } from '../mail/mail-trouble.ts'
import { REFUSALS_UNTIL_PAUSED } from './deliver-letter.ts'
import { arePushKeys } from './push-keys.ts'
import type { Reminders } from './reminders.ts'
import { endSubscription, keepSubscription, listDevices } from './push-subscriptions.ts'
import { putOff } from './put-off.ts'
import { unsubscribe } from './unsubscribe.ts'

interface NotificationParts {
  readonly database: Database
  readonly reminders: Reminders
}

const HOUR_MS = 60 * 60 * 1000
const SUBSCRIBING: Allowance = { name: 'push-subscription', times: 60, windowMs: HOUR_MS }
const PRESSING: Allowance = { name: 'notification-later', times: 200, windowMs: HOUR_MS }
/** 'Not today' ends with the day, wherever on Earth the person is. */
const LATEST_MS = 48 * HOUR_MS
const TESTING: Allowance = { name: 'notification-test', times: 5, windowMs: 10 * 60 * 1000 }

/** Where reminders can go, and what is pressed on them. Behind the session. */
export function notificationRoutes(parts: NotificationParts) {
  const { database, reminders } = parts
  const { publicKey, mayPushTo } = reminders
  const app = new Hono<AppEnv>()

  serve(app, 'GET /api/notifications/key', (c, { answer }) =>
    c.get('session') ? answer({ publicKey }) : refuseVisitor(c),
  )

  serve(app, 'GET /api/notifications/state', async (c, { answer }) => {
    const asking = askingOf(c, c.req.query('owner'))
    return asking.kind === 'refused' ? asking.response : answer(await stateFor(parts, asking.session))
  })

  serve(app, 'POST /api/notifications/subscription', async (c, { body, answer }) => {
    const { owner, ...subscription } = body
    const asking = askingOf(c, owner)
    if (asking.kind === 'refused') return asking.response
    if (!arePushKeys(subscription) || !mayPushTo(subscription.endpoint)) {
      return refuse(c, 'push_refused', 'Notifications can’t be sent to the push service of this browser.')
    }
    const seconds = await useAllowance(database, SUBSCRIBING, owner, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    await keepSubscription(database, asking.session, subscription, new Date())
    return answer(await stateFor(parts, asking.session))
  })

  serve(app, 'POST /api/notifications/subscription/end', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await endSubscription(database, asking.session)
    return answer(await stateFor(parts, asking.session))
  })

  serve(app, 'POST /api/notifications/test', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    const seconds = await useAllowance(database, TESTING, body.owner, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    const refused =
      body.way === 'push'
        ? await testPush(c, parts, asking.session)
        : await testLetter(c, parts, asking.session)
    return refused ?? answer({ sent: true })
  })

  serve(app, 'POST /api/notifications/later', async (c, { body, answer }) => {
    const { owner, ...later } = body
    const asking = askingOf(c, owner)
    if (asking.kind === 'refused') return asking.response
    if (Date.parse(later.until) > Date.now() + LATEST_MS) {
      return refuse(c, 'bad_request', 'A reminder can wait for two days at most.')
    }
    const seconds = await useAllowance(database, PRESSING, owner, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    await putOff(database, owner, later)
    return answer({ heard: true })
  })

  return app
}

/** What is pressed in a mail program, which has no session and no page of ours. */
export function unsubscribeRoute({
  database,
  secret,
}: {
  readonly database: Database
  /** With which the tokens in letters are signed. */
  readonly secret: string
}) {
  const app = new Hono<AppEnv>()
  serve(app, 'POST /unsubscribe', async (c, { answer }) => {
    const stopped = await unsubscribe(database, c.req.query('token') ?? '', { secret, now: Date.now() })
    // The form of the page at this address, which says in either part how that ended.
    if (c.req.header('accept')?.includes('text/html')) {
      return c.redirect(`/unsubscribe#${stopped ? 'stopped' : 'over'}`, 303)
    }
    return stopped
      ? answer({ stopped })
      : refuse(
          c,
          'link_expired',
          'This link doesn’t work, or no longer. You can stop these letters in Settings.',
        )
  })
  return app
}

/** Why a test did not go out, or null where the push service took it. */
async function testPush(
  c: Context<AppEnv>,
  { reminders }: NotificationParts,
  { userId, sessionId }: Session,
): Promise<Response | null> {
  const isTaken = await reminders.sendTestPush(userId, sessionId)
  if (isTaken === null)
    return refuse(c, 'no_subscription', 'Notifications aren’t turned on for this device yet.')
  if (isTaken) return null
  return refuse(
    c,
    'not_sent',
    'This browser’s push service didn’t take it. Turning notifications off and on again here may help.',
  )
}

/** The same for the mail server. A letter that arrives ends a pause. */
async function testLetter(
  c: Context<AppEnv>,
  { database, reminders }: NotificationParts,
  { userId, user }: Session,
): Promise<Response | null> {
  if (!reminders.isMailEnabled) return refuse(c, 'mail_off', 'This Glimmer sends no email.')
  if ((await emailOf(database, userId)) === 'unconfirmed') {
    return refuse(c, 'email_not_confirmed', 'Please confirm your email address first.')
  }
  try {
    await reminders.sendTestLetter(user.email)
  } catch (error) {
    return refuse(c, 'not_sent', explainMailTrouble(error))
  }
  await database.accounts.updateTable('user').set({ mail_refusals: 0 }).where('id', '=', userId).execute()
  return null
}

async function stateFor(
  { database, reminders }: NotificationParts,
  session: Session,
): Promise<NotificationState> {
  const devices = await listDevices(database, session)
  const email = reminders.isMailEnabled ? await emailOf(database, session.userId) : 'off'
  return { email, push: { devices } }
}

async function emailOf({ accounts }: Database, userId: string): Promise<NotificationState['email']> {
  const { email_verified: isConfirmed, mail_refusals: refusals } = await accounts
    .selectFrom('user')
    .select(['email_verified', 'mail_refusals'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!isConfirmed) return 'unconfirmed'
  return refusals >= REFUSALS_UNTIL_PAUSED ? 'paused' : 'on'
}
