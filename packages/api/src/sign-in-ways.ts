import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

// What the addresses of passkeys and one-time codes answer.

/** What a browser is asked to sign with a passkey. `passkeys`: those that may answer; none named means any that it has for this place. */
export const passkeyQuestionSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  passkeys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})
export type PasskeyQuestion = Readonly<z.infer<typeof passkeyQuestionSchema>>

/** The same for making one. `passkeys`: those that the person has, so that no device gets a second. */
export const newPasskeyQuestionSchema = z.extend(passkeyQuestionSchema, {
  person: z.object({ handle: z.string(), email: z.string(), name: z.string() }),
})
export type NewPasskeyQuestion = Readonly<z.infer<typeof newPasskeyQuestionSchema>>

/**
 * The ways in beside the password. `passkeys[].id` names one and opens nothing. `codes` is null where one-time codes are off;
 * `device` is how the browser that asks would be named.
 */
export const signInWaysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      since: instant,
      lastUsed: z.nullable(instant),
      isSynced: z.boolean(),
    }),
  ),
  codes: z.nullable(z.object({ since: instant, recoveryCodesLeft: z.number() })),
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
})
export type SignInWays = Readonly<z.infer<typeof signInWaysSchema>>
export type Passkey = Readonly<SignInWays['passkeys'][number]>

/** The secret of one-time codes before they are on: as text in base32, and as the address that an authenticator app reads. */
export const newCodesSchema = z.object({ secret: z.string(), uri: z.string() })
export type NewCodes = Readonly<z.infer<typeof newCodesSchema>>

/** Told once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
