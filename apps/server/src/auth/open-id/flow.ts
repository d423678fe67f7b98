import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { makeSignedToken, readSignedToken } from '../signed-token.ts'

const PURPOSE = 'open-id'
const FLOW_LASTS_S = 10 * 60

/**
 * What this browser needs to come back from the provider: what ties the provider's answer to it, the invitation where a new
 * account may need one, and whose account is to be deleted where that was asked for.
 */
export const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** In ms, as `expiresAt`. */
  begunAt: z.number(),
  expiresAt: z.number(),
  invitation: z.string().nullable(),
  deletes: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
})
export type Flow = z.infer<typeof flowSchema>

export function beginFlow(purpose: Pick<Flow, 'invitation' | 'deletes'>, now: number): Flow {
  const random = () => randomBytes(32).toString('base64url')
  return {
    ...purpose,
    state: random(),
    nonce: random(),
    verifier: random(),
    begunAt: now,
    expiresAt: now + FLOW_LASTS_S * 1000,
  }
}

/** The flow as it stands in the browser's cookie: every server that knows the secret can read it back. */
export function writeFlow(flow: Flow, secret: string): string {
  return makeSignedToken(PURPOSE, flow, secret)
}

/** The flow that this cookie began, where the provider's answer belongs to it and its time is not over. */
export function readFlow(
  cookie: string | undefined,
  answer: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): Flow | null {
  const read = readSignedToken(PURPOSE, flowSchema, cookie ?? '', { secret, now })
  if (read.kind !== 'ok') return null
  return new URLSearchParams(answer).get('state') === read.payload.state ? read.payload : null
}

/** Scripts cannot read it, and no other site can have it sent along. */
export function flowCookie(isHttps: boolean) {
  return {
    name: isHttps ? '__Host-glimmer.open_id' : 'glimmer.open_id',
    options: {
      httpOnly: true,
      secure: isHttps,
      sameSite: 'Strict' as const,
      path: '/',
      maxAge: FLOW_LASTS_S,
    },
  }
}
