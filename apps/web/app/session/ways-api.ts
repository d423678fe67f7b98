import type { BodyOf } from '@glimmer/api/addresses'
import {
  newCodesSchema,
  newPasskeyQuestionSchema,
  passkeyQuestionSchema,
  recoveryCodesSchema,
  signInWaysSchema,
} from '@glimmer/api/sign-in-ways'
import { ask } from './auth-api.ts'

/** Shows anew that it is the person: by their password, or by a passkey of theirs. */
export type Proof = BodyOf<'POST /api/auth/codes/off'>['proof']
export type SignedByPasskey = BodyOf<'POST /api/auth/sign-in/passkey'>['passkey']
export type MadePasskey = Omit<BodyOf<'POST /api/auth/passkeys/add'>, 'owner' | 'name'>

export const fetchWays = (owner: string) => ask('GET /api/auth/ways', signInWaysSchema, { query: { owner } })

/** What one of the person's own passkeys is asked to sign, as a proof. */
export const askOwnQuestion = (owner: string) =>
  ask('POST /api/auth/passkeys/own-question', passkeyQuestionSchema, { body: { owner } })

export const askNewQuestion = (owner: string, proof: Proof) =>
  ask('POST /api/auth/passkeys/new-question', newPasskeyQuestionSchema, { body: { owner, proof } })

export const addPasskey = (owner: string, name: string, made: MadePasskey) =>
  ask('POST /api/auth/passkeys/add', signInWaysSchema, { body: { owner, name, ...made } })

export const renamePasskey = (owner: string, proof: Proof, passkey: string, name: string) =>
  ask('POST /api/auth/passkeys/rename', signInWaysSchema, { body: { owner, proof, passkey, name } })

export const removePasskey = (owner: string, proof: Proof, passkey: string) =>
  ask('POST /api/auth/passkeys/remove', signInWaysSchema, { body: { owner, proof, passkey } })

/** Makes the secret of one-time codes. They are on with the first code. */
export const beginCodes = (owner: string, proof: Proof) =>
  ask('POST /api/auth/codes/begin', newCodesSchema, { body: { owner, proof } })

/** Answers with the recovery codes, which are told once. */
export const turnCodesOn = (owner: string, code: string) =>
  ask('POST /api/auth/codes/on', recoveryCodesSchema, { body: { owner, code } })

export const renewRecoveryCodes = (owner: string, proof: Proof) =>
  ask('POST /api/auth/codes/recovery', recoveryCodesSchema, { body: { owner, proof } })

export const turnCodesOff = (owner: string, proof: Proof) =>
  ask('POST /api/auth/codes/off', signInWaysSchema, { body: { owner, proof } })
