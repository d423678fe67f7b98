import type { Crowd } from '@glimmer/api/admin'
import { type Context, Hono } from 'hono'
import { Readable } from 'node:stream'
import manifest from '../../package.json' with { type: 'json' }
import type { Auth, Session } from '../auth/auth.ts'
import {
  countInvitations,
  keepInvitation,
  listInvitations,
  takeInvitationBack,
} from '../auth/kept-invitations.ts'
import { invitationLink, settingsLink } from '../auth/links.ts'
import { chooseSignUp } from '../auth/sign-up-mode.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { invitationLetter, testLetter } from '../mail/letters.ts'
import { type AccountAct, actOnAccount } from './act-on-account.ts'
import { logAdmin, readAdminLog } from './admin-log.ts'
import { adminGuard } from './guard.ts'
import { copyEmails, countPeople, listPeople } from './people.ts'
import { readServerState } from './server-state.ts'

const INVITATIONS_PAGE = 50
/** Far more than anybody passes on by hand. */
const MOST_INVITATIONS = 1_000

interface AdminParts {
  readonly config: Config
  readonly database: Database
  readonly auth: Auth
}

/** What admins ask. The guard comes first, and stands before whatever the table gives to them. */
export function adminRoutes({ config, database, auth }: AdminParts) {
  const { accounts } = database
  const app = new Hono<AppEnv>()
  app.route('/', adminGuard(database))

  serve(app, 'GET /api/rpc/get_user_statistics', async (_, { answer }) =>
    answer(await countPeople(database, new Date())),
  )
  const lists = {
    'POST /api/rpc/get_all_user_emails': 'all',
    'POST /api/rpc/get_active_user_emails': 'active',
    'POST /api/rpc/get_inactive_user_emails': 'inactive',
  } as const
  for (const [name, which] of Object.entries(lists) as [keyof typeof lists, Crowd][]) {
    serve(app, name, async (_, { body, answer }) =>
      answer(await listPeople(database, which, body, new Date())),
    )
  }

  serve(app, 'POST /api/admin/copy-emails', async (c, { body: { which } }) => {
    await logAdmin(accounts, { adminId: adminOf(c).userId, action: 'emails_copied', detail: which })
    const pieces = Readable.toWeb(
      Readable.from(copyEmails(database, which, new Date()), { highWaterMark: 1 }),
    )
    return c.body(pieces as ReadableStream, 200, { 'content-type': 'text/plain; charset=utf-8' })
  })

  serve(app, 'GET /api/admin/server', async (_, { answer }) =>
    answer({
      version: manifest.version,
      database: database.kind,
      makesDumps: config.makesDumps,
      mailEnabled: auth.isMailEnabled,
      lettersUnderWay: auth.lettersUnderWay(),
      signUp: await auth.signUp.read(),
      ...(await readServerState(database, config.dataDir)),
    }),
  )

  serve(app, 'POST /api/admin/sign-up', async (c, { body: { mode }, answer }) => {
    if (config.signUp) {
      return refuse(c, 'sign_up_fixed', 'Whoever runs this server has set SIGN_UP, and that decides.')
    }
    const adminId = adminOf(c).userId
    await accounts.transaction().execute(async (trx) => {
      const before = await chooseSignUp(trx, mode)
      if (before === mode) return
      await logAdmin(trx, { adminId, action: 'sign_up_changed', detail: `${before} → ${mode}` })
    })
    return answer({ mode, isFixed: false })
  })

  serve(app, 'GET /api/admin/invitations', async (c, { answer }) => {
    const asked = { after: c.req.query('after'), now: new Date(), limit: INVITATIONS_PAGE + 1 }
    const found = await listInvitations(accounts, asked)
    const invitations = found.slice(0, INVITATIONS_PAGE)
    return answer({
      invitations,
      next: found.length > INVITATIONS_PAGE ? (invitations.at(-1)?.id ?? null) : null,
    })
  })

  serve(app, 'POST /api/admin/invitations', async (c, { body: { email, days, isSent }, answer }) => {
    const now = new Date()
    if ((await countInvitations(accounts, now)) >= MOST_INVITATIONS) {
      return refuse(
        c,
        'too_many_requests',
        `At most ${MOST_INVITATIONS} invitations can be open. Take some back first.`,
      )
    }
    const { invitation, token } = await accounts.transaction().execute(async (trx) => {
      const made = await keepInvitation(trx, { email, days, now })
      await logAdmin(trx, {
        adminId: adminOf(c).userId,
        action: 'invitation_made',
        about: made.invitation.id,
      })
      return made
    })
    const link = invitationLink(config, token)
    const letter = email && isSent && auth.isMailEnabled ? await send(invitationLetter(email, link)) : null
    return answer({ invitation, link, letter })
  })

  serve(app, 'POST /api/admin/invitations/take-back', async (c, { body: { invitation: id }, answer }) => {
    const isTaken = await accounts.transaction().execute(async (trx) => {
      if (!(await takeInvitationBack(trx, id))) return false
      await logAdmin(trx, { adminId: adminOf(c).userId, action: 'invitation_taken_back', about: id })
      return true
    })
    return answer({ status: isTaken ? 'taken_back' : 'not_open' })
  })

  const act = async (c: Context<AppEnv>, what: AccountAct, personId: string): Promise<Response | null> => {
    const adminId = adminOf(c).userId
    if (personId === adminId) {
      return refuse(c, 'own_account', 'This is your own account. Another admin can do that, and you can’t.')
    }
    const end = await actOnAccount(database, what, { adminId, personId })
    if (end === 'not-admin') return refuse(c, 'not_admin', 'Your own account was disabled meanwhile.')
    if (end === 'not-found') return refuse(c, 'not_found', 'This account is not there any more.')
    return null
  }
  serve(
    app,
    'POST /api/admin/accounts/disable',
    async (c, { body, answer }) => (await act(c, 'disable', body.person)) ?? answer({ status: 'disabled' }),
  )
  serve(
    app,
    'POST /api/admin/accounts/enable',
    async (c, { body, answer }) => (await act(c, 'enable', body.person)) ?? answer({ status: 'enabled' }),
  )
  serve(
    app,
    'POST /api/admin/accounts/end-sessions',
    async (c, { body, answer }) =>
      (await act(c, 'end-sessions', body.person)) ?? answer({ status: 'sessions_ended' }),
  )

  serve(app, 'GET /api/admin/log', async (c, { answer }) =>
    answer(await readAdminLog(database, c.req.query('after'))),
  )

  serve(app, 'POST /api/admin/test-letter', async (c, { answer }) => {
    const { userId, user } = adminOf(c)
    if (!auth.isMailEnabled) return answer({ outcome: 'not-sent', problem: NO_MAIL })
    await logAdmin(accounts, { adminId: userId, action: 'test_letter_sent' })
    return answer(await send(testLetter(user.email, settingsLink(config))))
  })

  const send = async (letter: Parameters<Auth['sendNow']>[0]) =>
    (await auth.sendNow(letter)) ?? { outcome: 'not-sent' as const, problem: HELD_BACK }

  return app
}

const NO_MAIL = 'No mail server is set (SMTP_URL). Links go to the server’s log instead.'
const HELD_BACK = 'This address has just had a few letters of this kind. Please wait a quarter of an hour.'

/** The guard let nobody else through. */
function adminOf(c: Context<AppEnv>): Session {
  const session = c.get('session')
  if (!session) throw new Error('an admin address without its guard')
  return session
}
