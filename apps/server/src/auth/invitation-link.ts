import * as z from 'zod'
import { INVITATION_DAYS, makeInvitation } from './invitation-token.ts'
import { invitationLink } from './links.ts'
import { readOperatorSettings } from './operator-settings.ts'

export type InvitationLink = { kind: 'ok'; message: string } | { kind: 'wrong'; message: string }

const NOT_NEEDED = {
  open: 'Everybody may sign up here (SIGN_UP=open), so nobody needs an invitation.',
  closed: 'Nobody may sign up here (SIGN_UP=closed), not even with an invitation. Set SIGN_UP=invite first.',
}

/** A link that lets whoever opens it make one account, where SIGN_UP asks for one. */
export function makeInvitationLink(
  args: readonly string[],
  env: Record<string, string | undefined>,
  now: number,
): InvitationLink {
  const [address, ...more] = args
  const email = z
    .email()
    .nullable()
    .safeParse(address?.trim().toLowerCase() ?? null)
  if (!email.success || more.length > 0) {
    return {
      kind: 'wrong',
      message: 'Name one address, or none: npm run invite -- name@example.org, or npm run invite',
    }
  }
  const settings = readOperatorSettings(env)
  if (settings.kind === 'wrong') return settings
  const { config, secret } = settings
  if (config.signUp === 'open' || config.signUp === 'closed')
    return { kind: 'wrong', message: NOT_NEEDED[config.signUp] }
  const link = invitationLink(config, makeInvitation({ email: email.data, secret, now }))
  return {
    kind: 'ok',
    message: [
      email.data
        ? `With this link an account can be made for ${email.data}.`
        : 'With this link whoever opens it can make one account.',
      `It works once, within ${INVITATION_DAYS} days.`,
      ...(config.signUp
        ? []
        : ['SIGN_UP is not set: it is of use while an admin has chosen “by invitation”.']),
      '',
      link,
    ].join('\n'),
  }
}
