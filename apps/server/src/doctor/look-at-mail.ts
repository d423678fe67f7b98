import type { Config } from '../config.ts'
import { explainTls, openTransport } from '../mail/mailer.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const about = 'Mail'

/** Speaks to the mail server as far as its greeting, TLS and login. A letter is sent only to an address that is given. */
export async function lookAtMail(
  { smtpUrl, mailFrom, baseUrl }: Config,
  letterTo: string | undefined,
  patienceMs: number,
): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    return [
      note(
        about,
        'No mail server is set. Links to confirm an address or to choose a password stand in the log.',
        'Set SMTP_URL, where people sign up whom you do not sit beside.',
      ),
    ]
  }
  const transport = openTransport(smtpUrl, patienceMs)
  const { host } = new URL(smtpUrl)
  try {
    await transport.verify().catch(explainTls)
    const findings = [ok(about, `${host} answers and lets us in.`)]
    if (/@localhost>?$/.test(mailFrom)) {
      findings.push(
        wrong(
          about,
          `The sender would be ${mailFrom}, which most mail servers refuse.`,
          `Set MAIL_FROM${baseUrl ? '' : ', or BASE_URL'}.`,
        ),
      )
    }
    if (letterTo === undefined) return findings
    const sent = {
      to: letterTo,
      from: mailFrom,
      subject: 'A test letter from Glimmer',
      text: 'Hello,\n\nthis is a letter to see whether letters arrive. They do.\n\nWarmly,\nGlimmer\n',
    }
    await transport.sendMail(sent).catch(explainTls)
    return [
      ...findings,
      ok(about, `A letter to ${letterTo} was taken. Look whether it arrives, also among spam.`),
    ]
  } catch (error) {
    return [explain(error as Error & { code?: string }, host)]
  } finally {
    transport.close()
  }
}

/** The mail server's own words are left out: they may repeat what it was told. */
function explain(error: Error & { code?: string; responseCode?: number }, host: string): Finding {
  const { code = '', responseCode } = error
  if (error.cause !== undefined && code === '')
    return wrong(about, error.message, 'See above; nothing was sent.')
  if (code === 'EAUTH')
    return wrong(
      about,
      `${host} answers, and refuses the name or password in SMTP_URL.`,
      'Set them anew. Signs such as @ and / in them are written as %40 and %2F.',
    )
  if (code === 'EDNS')
    return wrong(
      about,
      `No machine is called ${host}.`,
      'Look whether SMTP_URL names the mail server as it is called.',
    )
  if (code === 'ETIMEDOUT') {
    return wrong(
      about,
      `${host} does not answer in time.`,
      'Look whether the port in SMTP_URL is right (587 with smtp://, 465 with smtps://), and whether a firewall lets it through.',
    )
  }
  if (code === 'ECONNECTION' || code === 'ESOCKET') {
    return wrong(
      about,
      `${host} cannot be reached.`,
      'Look whether the mail server runs, and whether SMTP_URL names its port.',
    )
  }
  if (code === 'EENVELOPE')
    return wrong(
      about,
      `${host} refuses the sender or the receiver of the letter (${responseCode}).`,
      'Set MAIL_FROM to an address that this mail server may send for.',
    )
  return wrong(
    about,
    `${host} could not be used (${[code, responseCode].filter(Boolean).join(' ') || error.name}).`,
    'Look at the log of the mail server.',
  )
}
