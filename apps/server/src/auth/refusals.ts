import type { RefusalCode } from '@glimmer/api/refusals'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import type { Admission } from './invitations.ts'

interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}

const LINK_IS_OVER: Refusal = {
  code: 'link_expired',
  message: 'This link has already been used, or it has expired. You can ask for a new one.',
}

const NOT_WELCOME: Record<Exclude<Admission['kind'], 'welcome'>, Refusal> = {
  closed: {
    code: 'sign_up_closed',
    message: 'This server isn’t taking new accounts at the moment. You can use Glimmer without one.',
  },
  'invitation-needed': {
    code: 'invitation_needed',
    message: 'You need an invitation to create an account here. Ask whoever runs this server for one.',
  },
  used: {
    code: 'invitation_used',
    message:
      'This invitation has already been used. If the account is yours, sign in. Otherwise ask whoever runs this server for another.',
  },
  over: {
    code: 'invitation_over',
    message:
      'This invitation has expired, or its link is not complete. Ask whoever runs this server for another.',
  },
  'other-address': {
    code: 'invitation_other_address',
    message: 'This invitation is for another email address.',
  },
}

/** Says why no account can be made. */
export function refuseAdmission(c: Context<AppEnv>, kind: keyof typeof NOT_WELCOME): Response {
  const { code, message } = NOT_WELCOME[kind]
  return refuse(c, code, message)
}

export const ACCOUNT_EXISTS = 'There is already an account with this email. Try signing in.'

const ACCOUNT_DISABLED: Refusal = {
  code: 'account_disabled',
  message:
    'This account is switched off at the moment. Everything in it is still there. Whoever runs this server can tell you more.',
}

const SIGNED_OUT: Refusal = { code: 'signed_out', message: 'Please sign in first.' }

/** What better-auth calls its refusals, and how we say them. */
const REFUSALS: Record<string, Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'wrong_email_or_password',
    message: 'This email and password don’t match. Please check them, or choose a new password.',
  },
  EMAIL_NOT_VERIFIED: {
    code: 'email_not_confirmed',
    message: 'Please confirm your email first. A new link is on its way to you.',
  },
  INVALID_PASSWORD: {
    code: 'wrong_current_password',
    message: 'This is not your current password.',
  },
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    code: 'wrong_current_password',
    message: 'This account has no password yet. You can set one in the settings.',
  },
  WRONG_SIGN_UP_PASSWORD: {
    code: 'wrong_password',
    message: 'This is not the password that was chosen at sign-up. Please check it, or choose a new one.',
  },
  ALREADY_CONFIRMED: {
    code: 'already_confirmed',
    message: 'This address is already confirmed. You can sign in.',
  },
  OTHER_ACCOUNT: {
    code: 'other_account',
    message: 'Another account is signed in on this device. Sign out first to use this link.',
  },
  SAME_ADDRESS: {
    code: 'same_address',
    message: 'This is the address that you have already.',
  },
  ADDRESS_TAKEN: {
    code: 'account_exists',
    message: 'This address has an account of its own, so yours keeps the one that it has.',
  },
  OTHER_ADDRESS: {
    code: 'other_address',
    message:
      'This link was sent to another address. Please check the address, or ask for a link of your own.',
  },
  PASSKEY_REFUSED: {
    code: 'passkey_refused',
    message: 'This passkey could not be used. Please try again, or use your password.',
  },
  PASSKEY_KNOWN: {
    code: 'passkey_known',
    message: 'This passkey is kept already.',
  },
  TOO_MANY_PASSKEYS: {
    code: 'too_many_passkeys',
    message: 'You have twenty passkeys, which is as many as are kept. Please remove one first.',
  },
  CODES_ON: { code: 'codes_on', message: 'One-time codes are on already.' },
  CODES_OFF: { code: 'codes_off', message: 'One-time codes are off.' },
  WRONG_CODE: {
    code: 'wrong_code',
    message: 'This code doesn’t match, or it was used already. Please try the next one.',
  },
  STEP_OVER: {
    code: 'step_over',
    message: 'That took longer than ten minutes, or was done elsewhere. Please begin again.',
  },
  KEEP_LINK_OVER: {
    code: 'link_expired',
    message: 'This link isn’t needed any more: the account was kept already, or it is gone.',
  },
  // It was closed while the request was under way.
  SIGN_UP_CLOSED: NOT_WELCOME.closed,
  ACCOUNT_DISABLED,
  INVALID_TOKEN: LINK_IS_OVER,
  TOKEN_EXPIRED: LINK_IS_OVER,
  USER_NOT_FOUND: LINK_IS_OVER,
  UNAUTHORIZED: SIGNED_OUT,
}

const bodySchema = z.object({ code: z.string().optional(), message: z.string().optional() })

/** Says a refusal of better-auth's in our words and shape. One that is not known here is a bug, and throws. */
export async function translateRefusal(c: Context<AppEnv>, response: Response): Promise<Response> {
  const { code = '', message } = bodySchema.parse(await response.json())
  if (response.status === 429) {
    const seconds = Number(response.headers.get('x-retry-after')) || 60
    return code === 'CODES_LOCKED' ? codesLocked(c, seconds) : tooManyTries(c, seconds)
  }
  const refusal = REFUSALS[code]
  if (!refusal) throw new Error(`better-auth answered ${response.status} ${code}: ${message}`)
  return refuse(c, refusal.code, refusal.message)
}

function tooManyTries(c: Context<AppEnv>, seconds: number): Response {
  c.header('retry-after', String(seconds))
  const hours = Math.ceil(seconds / 3600)
  const pause = seconds > 3600 ? `${hours} hours` : seconds === 1 ? 'a second' : `${seconds} seconds`
  return refuse(
    c,
    'too_many_requests',
    `That was a lot of tries in a short time. Please wait ${pause} and try again.`,
  )
}

function codesLocked(c: Context<AppEnv>, seconds: number): Response {
  c.header('retry-after', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const pause = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return refuse(
    c,
    'too_many_requests',
    `Several codes didn’t match, so no code is looked at for ${pause}. A recovery code works all the same.`,
  )
}
