import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskeyQuestion, PasskeyQuestion } from '@glimmer/api/sign-in-ways'

// A passkey as browsers and authenticators make one (WebAuthn level 3), with every part open to be made wrong.

export interface Signing {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly handle?: string
  readonly crossOrigin?: boolean
}

const LOCAL = { origin: 'http://localhost:3000' }

/** A passkey with a key of its own. `counts`: whether it counts how often it signed, as security keys do. */
export function makeAuthenticator({ counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let signed = 0
  let handle = ''

  const data = (
    rpId: string,
    { counter = counts ? ++signed : 0, isVerified = true }: Signing,
    rest = Buffer.alloc(0),
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (rest.length > 0 ? 0x40 : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest])
  }
  const clientData = (
    type: string,
    challenge: string,
    { origin = LOCAL.origin, crossOrigin = false }: Signing,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))

  return {
    id: id.toString('base64url'),

    /** What the browser sends once it made this passkey. */
    make(question: NewPasskeyQuestion, signing: Signing = {}, statement?: readonly [string, Buffer]) {
      handle = question.person.handle
      const rpId = signing.rpId ?? question.rpId
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const [format, attStmt] = statement ?? ['none', cbor.map([])]
      const attestation = cbor.map([
        [cbor.text('fmt'), cbor.text(format)],
        [cbor.text('attStmt'), attStmt],
        [cbor.text('authData'), cbor.bytes(data(rpId, signing, credential))],
      ])
      const client = clientData(
        signing.type ?? 'webauthn.create',
        signing.challenge ?? question.challenge,
        signing,
      )
      return {
        id: id.toString('base64url'),
        clientData: client.toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },

    /** What the browser sends once this passkey signed. */
    sign(question: Pick<PasskeyQuestion, 'challenge' | 'rpId'>, signing: Signing = {}) {
      const authenticatorData = data(signing.rpId ?? question.rpId, signing)
      const client = clientData(
        signing.type ?? 'webauthn.get',
        signing.challenge ?? question.challenge,
        signing,
      )
      const toSign = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
      return {
        id: id.toString('base64url'),
        clientData: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', toSign, privateKey).toString('base64url'),
        handle: signing.handle ?? handle,
      }
    },
  }
}

/** As much of CBOR as an attestation needs. */
const head = (kind: number, length: number) =>
  length < 24
    ? Buffer.from([(kind << 5) | length])
    : length < 256
      ? Buffer.from([(kind << 5) | 24, length])
      : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])

export const cbor = {
  text: (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]),
  bytes: (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]),
  integer: (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value)),
  list: (items: readonly Buffer[]) => Buffer.concat([head(4, items.length), ...items]),
  map: (entries: readonly (readonly [Buffer, Buffer])[]) =>
    Buffer.concat([head(5, entries.length), ...entries.flat()]),
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor.map([
    [cbor.integer(1), cbor.integer(2)],
    [cbor.integer(3), cbor.integer(-7)],
    [cbor.integer(-1), cbor.integer(1)],
    [cbor.integer(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
    [cbor.integer(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
  ])
}
