import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { isLocalHost } from '../local-host.ts'
import type { Letter } from './letters.ts'

const LONGEST_WAIT_MS = 20_000

export interface Mailer {
  /** False without SMTP: then the operator finds the links in the log. */
  readonly isEnabled: boolean
  /** Resolves when the mail server has taken the letter; rejects where it has not. */
  send(letter: Letter): Promise<void>
  close(): void
}

export interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly from: string | undefined
  readonly log: Logger
}

/** Sends letters through the configured mail server, or, without one, writes their links to the log. */
export function createMailer({ smtpUrl, from, log }: MailSettings): Mailer {
  if (!smtpUrl) return operatorsLog(log)
  const transport = createTransport({
    url: smtpUrl,
    ...(mustUseTls(smtpUrl) && { requireTLS: true }),
    connectionTimeout: LONGEST_WAIT_MS,
    greetingTimeout: LONGEST_WAIT_MS,
    socketTimeout: LONGEST_WAIT_MS,
    // A letter is words of ours; it never pulls in a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isEnabled: true,
    async send({ kind, to, subject, text, html }) {
      const mail = { from, to: { name: '', address: to }, subject, text, html }
      const sent = await transport.sendMail(mail).catch(explainTls)
      log.info({ kind, messageId: sent.messageId }, 'mail sent')
    },
    close: () => transport.close(),
  }
}

/** Unless the mail server is on this machine, or its address says `requireTLS=false`. */
function mustUseTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  const isWaived = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true'
  return protocol === 'smtp:' && !isWaived && !isLocalHost(hostname)
}

function explainTls(error: Error & { code?: string }): never {
  if (error.code !== 'ETLS') throw error
  const said =
    'the mail server offers no TLS that can be trusted; add ?requireTLS=false to SMTP_URL to do without'
  throw new Error(said, { cause: error })
}

/** The link is written out, though it carries a token: whoever reads this log runs the server. */
function operatorsLog(log: Logger): Mailer {
  return {
    isEnabled: false,
    send({ kind, to, link }) {
      log.warn({ kind, to, link }, 'no mail server is set (SMTP_URL); here is the link to pass on')
      return Promise.resolve()
    },
    close: () => {},
  }
}
