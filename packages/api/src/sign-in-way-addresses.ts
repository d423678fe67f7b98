import * as z from 'zod/mini'
import { ownerRequest } from './account-requests.ts'
import type { Address, AddressKey } from './address.ts'
import { letInSchema } from './entered.ts'
import * as ways from './sign-in-ways.ts'
import * as asked from './sign-in-ways-requests.ts'

const TRIES = ['too_many_requests', 'busy', 'wrong_method'] as const
/** What refuses a proof that it is the person. */
const PROOF = [...TRIES, 'other_owner', 'wrong_current_password', 'passkey_refused'] as const

/** The addresses of passkeys and one-time codes, a part of the table of addresses. */
export const signInWayAddresses = {
  'GET /api/auth/ways': {
    summary: 'The ways in beside the password: passkeys, and whether one-time codes are on',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    answer: ways.signInWaysSchema,
    refuses: ['other_owner', 'wrong_method'],
  },
  'POST /api/auth/passkeys/question': {
    summary: 'What a browser asks a passkey to sign, for signing in',
    description: 'Good for ten minutes and one answer. Names nobody.',
    who: 'anyone',
    answer: ways.passkeyQuestionSchema,
    refuses: ['passkeys_unavailable', 'wrong_method'],
  },
  'POST /api/auth/sign-in/passkey': {
    summary: 'Sign in with a passkey',
    description: 'Asks for no code, as a passkey has looked at its person already.',
    who: 'anyone',
    body: asked.passkeySignInRequest,
    answer: letInSchema,
    refuses: [...TRIES, 'passkeys_unavailable', 'passkey_refused', 'email_not_confirmed', 'account_disabled'],
  },
  'POST /api/auth/passkeys/own-question': {
    summary: 'What one of the person’s own passkeys is asked to sign, as a proof in place of the password',
    who: 'signed-in',
    body: ownerRequest,
    answer: ways.passkeyQuestionSchema,
    refuses: ['other_owner', 'passkeys_unavailable', 'wrong_method'],
  },
  'POST /api/auth/passkeys/new-question': {
    summary: 'What a browser is asked to make a passkey with',
    who: 'signed-in',
    body: asked.provenRequest,
    answer: ways.newPasskeyQuestionSchema,
    refuses: [...PROOF, 'passkeys_unavailable', 'too_many_passkeys'],
  },
  'POST /api/auth/passkeys/add': {
    summary: 'Keep a passkey that was made for such a question',
    description: 'Needs the question of this session, ten minutes old at most, which needed the proof.',
    who: 'signed-in',
    body: asked.addPasskeyRequest,
    answer: ways.signInWaysSchema,
    refuses: [
      ...TRIES,
      'other_owner',
      'passkeys_unavailable',
      'passkey_refused',
      'passkey_known',
      'too_many_passkeys',
    ],
  },
  'POST /api/auth/passkeys/rename': {
    summary: 'Give a passkey another name',
    description: 'Answers the same where there is no such passkey.',
    who: 'signed-in',
    body: asked.renamePasskeyRequest,
    answer: ways.signInWaysSchema,
    refuses: [...PROOF],
  },
  'POST /api/auth/passkeys/remove': {
    summary: 'Remove a passkey',
    description: 'Answers the same where there is no such passkey.',
    who: 'signed-in',
    body: asked.removePasskeyRequest,
    answer: ways.signInWaysSchema,
    refuses: [...PROOF],
  },
  'POST /api/auth/codes/begin': {
    summary: 'Make the secret of one-time codes',
    description: 'They are on once a code was given, within ten minutes.',
    who: 'signed-in',
    body: asked.provenRequest,
    answer: ways.newCodesSchema,
    refuses: [...PROOF, 'codes_on'],
  },
  'POST /api/auth/codes/on': {
    summary: 'Turn one-time codes on with the first code',
    description: 'Answers with the recovery codes, which are told this once.',
    who: 'signed-in',
    body: asked.codeRequest,
    answer: ways.recoveryCodesSchema,
    refuses: [...TRIES, 'other_owner', 'wrong_code', 'step_over'],
  },
  'POST /api/auth/codes/recovery': {
    summary: 'Make new recovery codes',
    description: 'The old ones work no more.',
    who: 'signed-in',
    body: asked.provenRequest,
    answer: ways.recoveryCodesSchema,
    refuses: [...PROOF, 'codes_off'],
  },
  'POST /api/auth/codes/off': {
    summary: 'Turn one-time codes off',
    description: 'Answers the same where they are off.',
    who: 'signed-in',
    body: asked.provenRequest,
    answer: ways.signInWaysSchema,
    refuses: [...PROOF],
  },
  'POST /api/auth/sign-in/code': {
    summary: 'Finish signing in with a one-time code',
    description:
      'For the browser whose password was right within the last ten minutes. Each code works once. After five wrong ones no code is looked at for a while; recovery codes are.',
    who: 'anyone',
    body: asked.signInCodeRequest,
    answer: letInSchema,
    refuses: [...TRIES, 'wrong_code', 'step_over', 'account_disabled'],
  },
  'POST /api/auth/sign-in/recovery-code': {
    summary: 'Finish signing in with a recovery code',
    description: 'Each works once.',
    who: 'anyone',
    body: asked.signInRecoveryCodeRequest,
    answer: letInSchema,
    refuses: [...TRIES, 'wrong_code', 'step_over', 'account_disabled'],
  },
} satisfies Record<AddressKey, Address>
