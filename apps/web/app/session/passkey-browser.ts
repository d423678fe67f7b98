import type { NewPasskeyQuestion, PasskeyQuestion } from '@glimmer/api/sign-in-ways'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { MadePasskey, SignedByPasskey } from './ways-api.ts'

// Loaded when a passkey is asked for: nothing that a page opens with imports it.

/** How asking the browser ended. `left`: the person closed its window, or it waited too long. */
export type FromBrowser<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'left' }
  | { readonly kind: 'known' }

/** EdDSA, ES256 and RS256: what the server checks. */
const ALGORITHMS = [-8, -7, -257]

/** Lets the browser ask for a passkey. `isAutofill`: it offers them beside the field for the address, and waits. */
export async function signWithPasskey(
  question: PasskeyQuestion,
  isAutofill = false,
): Promise<FromBrowser<SignedByPasskey>> {
  const { challenge, rpId, passkeys } = question
  const allowCredentials = passkeys.map(asDescriptor)
  const optionsJSON = { challenge, rpId, allowCredentials, userVerification: 'required' as const }
  return endingOf(async () => {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    return {
      id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
      ...(response.userHandle && { handle: response.userHandle }),
    }
  })
}

/** Lets the browser make a passkey. `known`: the device has one for this account. */
export function makePasskey(question: NewPasskeyQuestion): Promise<FromBrowser<MadePasskey>> {
  const { challenge, rpId, passkeys, person } = question
  const optionsJSON = {
    challenge,
    rp: { id: rpId, name: 'Glimmer' },
    user: { id: person.handle, name: person.email, displayName: person.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: passkeys.map(asDescriptor),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
  return endingOf(async () => {
    const { id, response } = await startRegistration({ optionsJSON })
    return {
      id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    }
  })
}

/** Ends what the browser waits with. */
export const stopWaiting = () => WebAuthnAbortService.cancelCeremony()

const asDescriptor = ({ id, transports }: PasskeyQuestion['passkeys'][number]) => ({
  id,
  type: 'public-key' as const,
  transports: transports as AuthenticatorTransport[],
})

async function endingOf<T>(asking: () => Promise<T>): Promise<FromBrowser<T>> {
  try {
    return { kind: 'ok', value: await asking() }
  } catch (error) {
    // Whatever else stops it, the person can do the same: try again, or use the password.
    return { kind: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'left' }
  }
}
