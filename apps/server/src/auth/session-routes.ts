import type { Context, Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { refuse, refuseOtherOwner } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { Auth, Session } from './auth.ts'

/** Where the person is signed in: a list, one ended, all others ended. Ids are not what opens a session. */
export function addSessionRoutes(app: Hono<AppEnv>, auth: Auth): void {
  const { openSessions } = auth

  serve(app, 'GET /api/auth/sessions', async (c, { answer }) => {
    const asking = await readOwner(c, auth, c.req.query('owner'))
    return asking.kind === 'ok' ? answer(await openSessions.list(asking.session)) : asking.response
  })

  serve(app, 'POST /api/auth/sessions/end', async (c, { body: { owner, session }, answer }) => {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking.response
    if (await openSessions.end(asking.session, session)) auth.audit('session_ended', owner)
    return answer(await openSessions.list(asking.session))
  })

  serve(app, 'POST /api/auth/sessions/end-others', async (c, { body: { owner }, answer }) => {
    const asking = await readOwner(c, auth, owner)
    if (asking.kind === 'refused') return asking.response
    if (await openSessions.end(asking.session, null)) auth.audit('session_ended', owner)
    return answer(await openSessions.list(asking.session))
  })
}

type Asking = { kind: 'ok'; session: Session } | { kind: 'refused'; response: Response }

/** The session that asks, where it is the owner's. */
export async function readOwner(c: Context<AppEnv>, auth: Auth, owner: string | undefined): Promise<Asking> {
  const session = await auth.sessionOf(c.req.raw.headers)
  if (!session) return { kind: 'refused', response: refuse(c, 'signed_out', 'Please sign in first.') }
  return session.userId === owner
    ? { kind: 'ok', session }
    : { kind: 'refused', response: refuseOtherOwner(c) }
}
