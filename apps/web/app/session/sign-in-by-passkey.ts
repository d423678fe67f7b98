import { type LetIn, letInSchema } from '@glimmer/api/entered'
import { passkeyQuestionSchema } from '@glimmer/api/sign-in-ways'
import { ask } from './auth-api.ts'
import { signWithPasskey, stopWaiting } from './passkey-browser.ts'
import type { Answer } from './request.ts'

// Loaded once /auth is at rest, or with the first press.

export { stopWaiting }

/**
 * Signs in with a passkey. `isAutofill`: the browser offers them beside the field for the address, and waits for a choice.
 * `left`: nobody chose one.
 */
export async function signInByPasskey(
  isAutofill: boolean,
): Promise<Answer<LetIn> | { readonly kind: 'left' }> {
  const question = await ask('POST /api/auth/passkeys/question', passkeyQuestionSchema)
  // Nobody asked for it yet, so nothing is said.
  if (question.kind !== 'ok') return isAutofill ? { kind: 'left' } : question
  const signed = await signWithPasskey(question.value, isAutofill)
  if (signed.kind !== 'ok') return { kind: 'left' }
  return ask('POST /api/auth/sign-in/passkey', letInSchema, { body: { passkey: signed.value } })
}
