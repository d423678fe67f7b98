import { signWithPasskey, stopWaiting } from '../../session/passkey-browser.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { askPasskeyQuestion, signInWithPasskey } from '../../session/ways-api.ts'
import { codeWords } from './code-words.ts'
import { sessionOf } from './enter.ts'
import { refusalText } from './refusal-text.ts'

// Loaded once the page is at rest, or with the first press.

export { stopWaiting }

/** How it ended. `unasked`: nobody pressed anything, so nothing is said. */
export type EnteredByPasskey =
  | { readonly kind: 'in'; readonly session: AccountSession }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unasked' }

/** Signs in with a passkey. `isAutofill`: the browser offers them beside the field for the address, and waits for a choice. */
export async function enterByPasskey(isAutofill: boolean): Promise<EnteredByPasskey> {
  const refused = (message: string): EnteredByPasskey =>
    isAutofill ? { kind: 'unasked' } : { kind: 'refused', message }
  const question = await askPasskeyQuestion()
  if (question.kind !== 'ok') return refused(refusalText(question))
  const signed = await signWithPasskey(question.value, isAutofill)
  if (signed.kind !== 'ok') return refused(codeWords.passkeyLeft)
  const answer = await signInWithPasskey(signed.value)
  if (answer.kind !== 'ok') return { kind: 'refused', message: refusalText(answer) }
  return { kind: 'in', session: await sessionOf(answer.value.user) }
}
