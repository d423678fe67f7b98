import * as z from 'zod'
import { newPasswordLink } from './links.ts'
import { readOperatorSettings } from './operator-settings.ts'
import { makeOperatorToken } from './operator-token.ts'

const TURN_CODES_OFF = '--turn-off-codes'

export type ResetLink = { kind: 'ok'; message: string } | { kind: 'wrong'; message: string }

/**
 * For a forgotten password where no mail is sent: the operator makes a link that lets its holder choose a new one.
 * Needs only the settings and the data folder of the server, which may be running.
 */
export function makeResetLink(
  args: readonly string[],
  env: Record<string, string | undefined>,
  now: number,
): ResetLink {
  const turnsCodesOff = args.includes(TURN_CODES_OFF)
  const [address, ...more] = args.filter((arg) => arg !== TURN_CODES_OFF)
  const email = z.email().safeParse(address?.trim().toLowerCase())
  if (!email.success || more.length > 0) {
    return {
      kind: 'wrong',
      message: `Say whose password: npm run reset-password -- name@example.org [${TURN_CODES_OFF}]`,
    }
  }
  const settings = readOperatorSettings(env)
  if (settings.kind === 'wrong') return settings
  const { config, secret } = settings
  const link = newPasswordLink(config, makeOperatorToken({ email: email.data, secret, now, turnsCodesOff }))
  return {
    kind: 'ok',
    message: [
      `If ${email.data} has an account, this link lets whoever opens it choose a new password.`,
      'It works once, within the next hour. Give it to nobody but the person whose account it is.',
      turnsCodesOff
        ? 'It also turns one-time codes off: until they are on again, the new password alone opens the account.'
        : `One-time codes, where they are on, stay on. For who has lost their recovery codes too, add ${TURN_CODES_OFF}.`,
      'Passkeys stay. The person can remove them in the settings.',
      '',
      link,
    ].join('\n'),
  }
}
