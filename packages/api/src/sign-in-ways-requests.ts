import * as z from 'zod'
import { owner, password, plainText, request } from './request-fields.ts'

// What the addresses of passkeys and one-time codes take.

/** Bytes as browsers send them, in base64url. */
const bytes = (longest: number) =>
  z
    .string({ error: 'The request is not complete.' })
    .min(1, { error: 'The request is not complete.' })
    .max(longest, { error: 'The request is too long.' })
    .regex(/^[\w-]+$/, { error: 'The request is not complete.' })

const credentialId = bytes(1_400)

/** What a passkey signed. */
export const signedByPasskey = request({
  id: credentialId,
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(1_400),
  /** Whose the passkey says it is. */
  handle: bytes(200).optional(),
})

/** Shows anew that it is the person: by the password, or by a passkey that they have. */
const proof = z.union([request({ password }), request({ passkey: signedByPasskey })], {
  error: 'Please enter your password.',
})

const name = plainText({
  missing: 'Please give the passkey a name.',
  tooLong: 'The name can be at most 60 characters long.',
  longest: 60,
})

const passkey = z.uuid({ error: 'The request is not complete.' })

/** Spaces and hyphens are for reading. */
const code = z
  .string({ error: 'Please enter the code.' })
  .max(100, { error: 'The code is too long.' })
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
const oneTimeCode = code.pipe(z.string().regex(/^\d{6}$/, { error: 'A code has six digits.' }))
const recoveryCode = code.pipe(
  z.string().regex(/^[a-z2-7]{16}$/, { error: 'A recovery code has four groups of four characters.' }),
)

export const passkeySignInRequest = request({ passkey: signedByPasskey })
export const provenRequest = request({ owner, proof })
export const addPasskeyRequest = request({
  owner,
  name,
  id: credentialId,
  clientData: bytes(4_000),
  attestation: bytes(4_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
})
export const renamePasskeyRequest = request({ owner, proof, passkey, name })
export const removePasskeyRequest = request({ owner, proof, passkey })
export const codeRequest = request({ owner, code: oneTimeCode })
export const signInCodeRequest = request({ code: oneTimeCode })
export const signInRecoveryCodeRequest = request({ code: recoveryCode })
