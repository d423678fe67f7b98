import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'

export type ReadToken<Payload> =
  | { readonly kind: 'ok'; readonly payload: Payload }
  | { readonly kind: 'over' }
  | { readonly kind: 'wrong' }

/**
 * Makes a token that holds a payload and proves that its maker knew the server's secret. It needs no database, so a
 * command can make one while the server runs and holds its data folder. `purpose` has no dot in it.
 */
export function makeSignedToken(purpose: string, payload: object, secret: string): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return [purpose, encoded, sign(purpose, encoded, secret)].join('.')
}

/**
 * Reads the payload of such a token: `wrong` where it was not made for this purpose with this secret, `over` after
 * its time.
 */
export function readSignedToken<Payload extends { expiresAt: number }>(
  purpose: string,
  schema: z.ZodType<Payload>,
  token: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): ReadToken<Payload> {
  const [prefix, encoded, signature, ...rest] = token.split('.')
  if (prefix !== purpose || !encoded || !signature || rest.length > 0) return { kind: 'wrong' }
  const expected = Buffer.from(sign(purpose, encoded, secret))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { kind: 'wrong' }
  const payload = schema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  return payload.expiresAt > now ? { kind: 'ok', payload } : { kind: 'over' }
}

function sign(purpose: string, encoded: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}-token.${encoded}`).digest('base64url')
}
