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
  const transport = openTransport(smtpUrl)
  return {
    isEnabled: true,
    async send({ kind, to, subject, text, html, headers = {} }) {
      const address = { name: '', address: to }
      const mail = { from, to: address, subject, text, html, headers: inOneLine(headers) }
      const sent = await transport.sendMail(mail).catch(explainTls)
      log.info({ kind, messageId: sent.messageId }, 'mail sent')
    },
    close: () => transport.close(),
  }
}

/** Addresses in headers are long, and not every mail program puts the pieces of one together again. */
function inOneLine(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([key, value]) => [
    key,
    { prepared: true, foldLines: false, value },
  ])
  return Object.fromEntries(lines) as Record<string, { prepared: boolean; foldLines: boolean; value: string }>
}

/** The way to the mail server, as letters take it. */
export function openTransport(smtpUrl: string, longestWaitMs = LONGEST_WAIT_MS) {
  return createTransport({
    url: smtpUrl,
    ...(mustUseTls(smtpUrl) && { requireTLS: true }),
    connectionTimeout: longestWaitMs,
    greetingTimeout: longestWaitMs,
    socketTimeout: longestWaitMs,
    // A letter is words of ours; it never pulls in a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Unless the mail server is on this machine, or its address says `requireTLS=false`. */
function mustUseTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  const isWaived = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true'
  return protocol === 'smtp:' && !isWaived && !isLocalHost(hostname)
}

const NO_TLS =
  'The mail server offers no TLS, or somebody on the way hides it; nothing was sent. Add ?requireTLS=false to SMTP_URL where the ' +
  'way there is safe without.'
const NOT_TRUSTED =
  'The certificate of the mail server cannot be trusted; nothing was sent. SMTP_URL must name the server as its certificate does; ' +
  'NODE_EXTRA_CA_CERTS=FILE (in the environment, not in .env) adds an authority of your own; ?tls.rejectUnauthorized=false ' +
  'behind SMTP_URL checks none.'

/** Says what to do where TLS is missing or not to be trusted; throws on what is anything else. */
export function explainTls(error: Error & { code?: string }): never {
  if (error.code === 'ETLS') throw new Error(NO_TLS, { cause: error })
  if (error.code === 'ESOCKET' && /certificate|ssl|tls/i.test(error.message)) {
    throw new Error(NOT_TRUSTED, { cause: error })
  }
  throw error
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
