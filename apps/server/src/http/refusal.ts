import { type RefusalCode, REFUSALS } from '@glimmer/api/refusals'
import type { Context } from 'hono'

/** The one shape of an error: `{ error: { code, message } }`; the message may be shown to a person, the code is logged. */
export function refuse(c: Context, code: RefusalCode, message: string): Response {
  c.set('refusal', code)
  return c.json({ error: { code, message } }, REFUSALS[code], { 'cache-control': 'no-store' })
}

/** `seconds`: when it may be asked again. */
export function refuseTooMany(c: Context, seconds: number): Response {
  c.header('retry-after', String(seconds))
  return refuse(
    c,
    'too_many_requests',
    'This was asked many times in a short time. Please try again a little later.',
  )
}

/** Every request about a person's data names whose it is: a tab of somebody else never touches a row. */
export function refuseOtherOwner(c: Context): Response {
  return refuse(c, 'other_owner', 'Another account is signed in.')
}

export function refuseVisitor(c: Context): Response {
  return refuse(c, 'signed_out', 'Sign in to keep syncing.')
}
