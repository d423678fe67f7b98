import type { Entered } from '@glimmer/api/entered'
import { confirmEmail, confirmWithNewPassword } from '../../session/enter-api.ts'
import type { Answer } from '../../session/request.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { enteredWith, type HalfWay } from './enter.ts'
import { refusalText } from './refusal-text.ts'

/** What a person gives to confirm their address: the password of the sign-up, or the address and a new one. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'new-password'; readonly email: string; readonly password: string }

/** How an attempt to confirm ended. Only `in` and `half-way` have changed anything. */
export type Confirmed =
  | { readonly kind: 'in'; readonly session: AccountSession }
  /** The address is confirmed, and one more thing is asked. */
  | { readonly kind: 'half-way'; readonly half: HalfWay }
  | { readonly kind: 'already' }
  /** The link was used, its time is over, or a newer sign-up took its place. */
  | { readonly kind: 'over' }
  /** Somebody else is signed in here. */
  | { readonly kind: 'other-account' }
  | { readonly kind: 'refused'; readonly message: string }

/** Confirms the address that the link was sent to. The caller remembers the session on this device. */
export async function confirmAddress(token: string, proof: Proof): Promise<Confirmed> {
  const answer = await send(token, proof)
  if (answer.kind === 'ok') return enteredWith(answer.value)
  const code = answer.kind === 'refused' ? answer.code : null
  if (code === 'already_confirmed') return { kind: 'already' }
  if (code === 'link_expired') return { kind: 'over' }
  if (code === 'other_account') return { kind: 'other-account' }
  return { kind: 'refused', message: refusalText(answer) }
}

function send(token: string, proof: Proof): Promise<Answer<Entered>> {
  return proof.kind === 'password'
    ? confirmEmail(token, proof.password)
    : confirmWithNewPassword(token, proof.email.trim(), proof.password)
}
