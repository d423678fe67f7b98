import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { Auth } from './auth.ts'
import { CLIENT_ADDRESS_HEADER } from './better-auth-options.ts'
import type { Invitation } from './invitation-token.ts'

const LONGEST_USER_AGENT = 300

/** Asks better-auth with a request of our making: of what the browser sent, only cookies and its name pass through. */
export function ask(
  c: Context<AppEnv>,
  auth: Auth,
  path: string,
  body: object,
  { isAnonymous = false, invitation = null }: { isAnonymous?: boolean; invitation?: Invitation | null } = {},
): Promise<Response> {
  const headers = new Headers({
    [CLIENT_ADDRESS_HEADER]: c.get('clientAddress'),
    'user-agent': (c.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
  })
  const cookie = c.req.header('cookie')
  if (cookie && !isAnonymous) headers.set('cookie', cookie)
  headers.set('content-type', 'application/json')
  const url = new URL(`/api/auth${path}`, 'http://better-auth.internal')
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return auth.handle(request, invitation)
}

/** Gives the browser the cookies of an answer of better-auth's. */
export function passCookies(c: Context<AppEnv>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
