import type { AddressName, SentTo } from '@glimmer/api/addresses'
import type { signInWayAddresses } from '@glimmer/api/sign-in-way-addresses'
import { randomUUID } from 'node:crypto'
import { PASSWORD } from './account.ts'

type Name = AddressName & keyof typeof signInWayAddresses

/** A request of the right shape to each address of passkeys and one-time codes. */
export function wayRequests(owner: string): { [Each in Name]: SentTo<Each> } {
  const proof = { password: PASSWORD }
  const passkey = randomUUID()
  const signed = { id: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x' }
  return {
    'GET /api/auth/ways': { query: { owner } },
    'POST /api/auth/passkeys/question': {},
    'POST /api/auth/sign-in/passkey': { body: { passkey: signed } },
    'POST /api/auth/passkeys/own-question': { body: { owner } },
    'POST /api/auth/passkeys/new-question': { body: { owner, proof } },
    'POST /api/auth/passkeys/add': {
      body: { owner, name: 'Lamp', id: 'x', clientData: 'x', attestation: 'x', transports: [] },
    },
    'POST /api/auth/passkeys/rename': { body: { owner, proof, passkey, name: 'Lamp' } },
    'POST /api/auth/passkeys/remove': { body: { owner, proof, passkey } },
    'POST /api/auth/codes/begin': { body: { owner, proof } },
    'POST /api/auth/codes/on': { body: { owner, code: '123456' } },
    'POST /api/auth/codes/recovery': { body: { owner, proof } },
    'POST /api/auth/codes/off': { body: { owner, proof } },
    'POST /api/auth/sign-in/code': { body: { code: '123456' } },
    'POST /api/auth/sign-in/recovery-code': { body: { code: 'abcd-efgh-ijkl-mnop' } },
  }
}
