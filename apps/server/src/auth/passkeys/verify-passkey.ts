import * as z from 'zod'
import type { Challenges, ChallengeUse } from './challenge.ts'
import type { Place } from './place.ts'

// The library is loaded when the first passkey comes: it takes a quarter of a second and 25 MB that most servers can do without.
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]
/** An RSA key of 4,096 bits is half as long. A longer one would take long to check with. */
const LONGEST_KEY_BYTES = 1_100

/** What a passkey signed, as our routes have read it. */
export interface SignedByPasskey {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
  readonly handle?: string | undefined
}

/** A passkey that a browser has just made. */
export interface MadePasskey {
  readonly id: string
  readonly clientData: string
  readonly attestation: string
}

export interface StoredPasskey {
  readonly credential_id: string
  readonly public_key: string
  readonly counter: number
}

/** What a passkey has to have been asked. */
export interface Asked {
  readonly place: Place
  readonly challenges: Challenges
  readonly use: ChallengeUse
}

/** A challenge of ours that was answered: it counts once. */
export interface Answered {
  readonly challenge: string
  readonly endsAt: Date
}

/** Null where the answer is not to a question of ours, not from our pages, or not by this passkey and its person. */
export async function verifySigned(
  signed: SignedByPasskey,
  stored: StoredPasskey,
  asked: Asked,
): Promise<(Answered & { readonly counter: number; readonly isSynced: boolean }) | null> {
  const answered = readChallenge(signed.clientData, asked)
  if (!answered) return null
  const { verifyAuthenticationResponse } = await library()
  const { id, clientData, authenticatorData, signature } = signed
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: answered.challenge,
      expectedOrigin: asked.place.origin,
      expectedRPID: asked.place.rpId,
      requireUserVerification: true,
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
    }),
  )
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { ...answered, counter: newCounter, isSynced: credentialBackedUp }
}

/** The same for a passkey that was made anew; returns what is to be kept of it. */
export async function verifyMade(
  made: MadePasskey,
  asked: Asked,
): Promise<(Answered & { readonly kept: StoredPasskey; readonly isSynced: boolean }) | null> {
  const answered = readChallenge(made.clientData, asked)
  if (!answered) return null
  const { id, clientData, attestation } = made
  if (!(await isPlain(attestation))) return null
  const { verifyRegistrationResponse } = await library()
  const verified = await orNull(
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, attestationObject: attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: answered.challenge,
      expectedOrigin: asked.place.origin,
      expectedRPID: asked.place.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  if (credential.publicKey.byteLength > LONGEST_KEY_BYTES) return null
  const public_key = Buffer.from(credential.publicKey).toString('base64url')
  const kept = { credential_id: credential.id, public_key, counter: credential.counter }
  return { ...answered, kept, isSynced: credentialBackedUp }
}

/**
 * Whether it comes without certificates. We ask for none, so a browser sends none, and the library would ask the addresses
 * that stand in one whether it was revoked: nobody shall make this server ask anywhere.
 */
async function isPlain(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))
  } catch {
    return false
  }
}

const clientDataSchema = z.object({ challenge: z.string() })

function readChallenge(clientData: string, { challenges, use }: Asked): Answered | null {
  const read = clientDataSchema.safeParse(parseJson(Buffer.from(clientData, 'base64url').toString()))
  if (!read.success) return null
  const { challenge } = read.data
  const endsAt = challenges.read(challenge, use)
  return endsAt && { challenge, endsAt }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The library throws whatever is wrong, in sentences that hold what was sent: they must not reach the log. */
async function orNull<T>(verifying: Promise<T>): Promise<T | null> {
  try {
    return await verifying
  } catch {
    return null
  }
}
