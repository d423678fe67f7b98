import { type Person, personSchema } from '@glimmer/api/account'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import * as z from 'zod'
import type { Audit } from './audit.ts'
import type { OpenSession } from './in-open-session.ts'
import type { PasskeyAnswers } from './passkeys/passkey-answers.ts'

const placeSchema = z.object({ rpId: z.string(), origin: z.string() })

const signedSchema = z.object({
  id: z.string(),
  clientData: z.string(),
  authenticatorData: z.string(),
  signature: z.string(),
  handle: z.string().optional(),
})

/** What our routes pass on with a passkey's answer: the place that it has to be made for, null where there are no passkeys. */
export const signedAtSchema = z.object({ passkey: signedSchema, place: placeSchema.nullable() })

/** What a change of how an account is opened comes with. */
export const provenSchema = z.object({
  proof: z.union([z.object({ password: z.string() }), z.object({ passkey: signedSchema })]),
  place: placeSchema.nullable(),
})

type Context = Parameters<typeof getSessionFromCtx>[0]

export interface Asking extends OpenSession {
  readonly user: Person
}

/** Whose session asks. */
export async function readAsking(ctx: Context): Promise<Asking> {
  const found = await getSessionFromCtx(ctx)
  if (!found) throw signedOut()
  return { user: personSchema.parse(found.user), userId: found.user.id, sessionId: found.session.id }
}

interface ProofParts {
  readonly answers: PasskeyAnswers
  readonly audit: Audit
}

/** Whose session asks, where its person has just shown that it is them: by their password, or by a passkey of theirs. */
export async function readProven(
  ctx: Context & { readonly body: z.infer<typeof provenSchema> },
  { answers, audit }: ProofParts,
): Promise<Asking> {
  const asking = await readAsking(ctx)
  const { userId, sessionId } = asking
  const { proof, place } = ctx.body
  const { internalAdapter, password: passwords } = ctx.context
  if ('passkey' in proof) {
    const found = place && (await answers.take(proof.passkey, place, { kind: 'prove', userId, sessionId }))
    if (found?.userId === userId) return asking
    audit('passkey_refused', userId)
    throw refusal('PASSKEY_REFUSED')
  }
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password ?? ''
  if (await passwords.verify({ hash, password: proof.password })) return asking
  audit('password_check_failed', userId)
  throw refusal('INVALID_PASSWORD')
}

export function refusal(code: string): APIError {
  return new APIError('BAD_REQUEST', { code, message: code })
}

export function signedOut(): APIError {
  return new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'UNAUTHORIZED' })
}
