import { type Person, personSchema } from '@glimmer/api/account'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Audit } from '../audit.ts'
import { provenSchema, readAsking, readProven, refusal, signedAtSchema, signedOut } from '../proof.ts'
import type { SendWayLetter } from '../../mail/way-letters.ts'
import type { PasskeyAnswers } from './passkey-answers.ts'
import type { Added, Passkeys } from './passkeys.ts'

export interface PasskeyWiring {
  readonly passkeys: Passkeys
  readonly answers: PasskeyAnswers
  readonly audit: Audit
  readonly sendLetter: SendWayLetter
  readonly isMailEnabled: boolean
  readonly sendConfirmLetter: (user: Pick<Person, 'id' | 'email'>) => void
}

const newPasskeySchema = z.object({
  name: z.string(),
  id: z.string(),
  clientData: z.string(),
  attestation: z.string(),
  transports: z.array(z.string()),
  place: signedAtSchema.shape.place,
})

const NOT_ADDED: Record<Exclude<Added, 'added'>, () => APIError> = {
  'signed-out': signedOut,
  known: () => refusal('PASSKEY_KNOWN'),
  'too-many': () => refusal('TOO_MANY_PASSKEYS'),
}

/**
 * Passkeys: signing in with one, and adding, renaming and removing them. It is a plugin of better-auth so that its tries are
 * counted and its session is made as for signing in.
 */
export function passkeyPlugin(wiring: PasskeyWiring) {
  const { passkeys, answers, audit, sendLetter } = wiring
  return {
    id: 'glimmer-passkeys',
    endpoints: {
      signInWithPasskey: createAuthEndpoint(
        '/sign-in/passkey',
        { method: 'POST', body: signedAtSchema },
        async (ctx) => {
          const { passkey, place } = ctx.body
          const { internalAdapter } = ctx.context
          const taken = place && (await answers.take(passkey, place, { kind: 'sign-in' }))
          const user = taken && (await internalAdapter.findUserById(taken.userId))
          if (!user) {
            audit('passkey_refused', null)
            throw refusal('PASSKEY_REFUSED')
          }
          if (wiring.isMailEnabled && !user.emailVerified) {
            wiring.sendConfirmLetter(user)
            throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' })
          }
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          audit('signed_in', user.id)
          return ctx.json({ user: personSchema.parse(user) })
        },
      ),

      proveForPasskey: createAuthEndpoint(
        '/passkeys/new-question',
        { method: 'POST', body: provenSchema },
        async (ctx) => {
          const { userId } = await readProven(ctx, wiring)
          if (!(await passkeys.hasRoom(userId))) throw refusal('TOO_MANY_PASSKEYS')
          return ctx.json({})
        },
      ),

      addPasskey: createAuthEndpoint(
        '/passkeys/add',
        { method: 'POST', body: newPasskeySchema },
        async (ctx) => {
          const asking = await readAsking(ctx)
          const { name, place, transports, ...made } = ctx.body
          const { userId, sessionId } = asking
          const taken = place && (await answers.takeNew(made, place, { kind: 'add', userId, sessionId }))
          if (!taken) throw refusal('PASSKEY_REFUSED')
          const added = await passkeys.add(asking, { ...taken, name, transports })
          if (added !== 'added') throw NOT_ADDED[added]()
          audit('passkey_added', userId)
          sendLetter('passkey-added', asking.user.email)
          return ctx.json({})
        },
      ),

      renamePasskey: createAuthEndpoint(
        '/passkeys/rename',
        { method: 'POST', body: provenSchema.extend({ passkey: z.string(), name: z.string() }) },
        async (ctx) => {
          const { userId, user } = await readProven(ctx, wiring)
          const { passkey, name } = ctx.body
          if (await passkeys.rename(userId, passkey, name)) {
            audit('passkey_renamed', userId)
            sendLetter('passkey-renamed', user.email)
          }
          return ctx.json({})
        },
      ),

      removePasskey: createAuthEndpoint(
        '/passkeys/remove',
        { method: 'POST', body: provenSchema.extend({ passkey: z.string() }) },
        async (ctx) => {
          const { userId, user } = await readProven(ctx, wiring)
          if (await passkeys.remove(userId, ctx.body.passkey)) {
            audit('passkey_removed', userId)
            sendLetter('passkey-removed', user.email)
          }
          return ctx.json({})
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
