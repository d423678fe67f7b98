import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter {
  readonly to: string
  readonly subject: string
  /** The address the letter is about. */
  readonly link: string
  /** The letter as it came. */
  readonly source: string
}

/** What the office says to a letter for an address instead of taking it; 'silent' says nothing. */
export type Refusal = { readonly at: 'RCPT' | 'DATA'; readonly status: number } | 'silent' | null

/** A real mail server on loopback that keeps what it is given. */
export async function startPostOffice() {
  const letters: ReceivedLetter[] = []
  let refusalFor: (to: string) => Refusal = () => null
  const refuse = (status: number) => Object.assign(new Error('not this one'), { responseCode: status })
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1_000,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refusalFor(address)
      if (refusal !== 'silent') done(refusal?.at === 'RCPT' ? refuse(refusal.status) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const refusal = refusalFor(to)
        if (refusal !== null && refusal !== 'silent') return done(refuse(refusal.status))
        letters.push(readLetter(to, Buffer.concat(chunks).toString()))
        done()
      })
    },
  })
  // Whoever is killed in the midst of a letter breaks the connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (how: typeof refusalFor) => void (refusalFor = how),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** What stands behind `#` in a letter's link. */
export function tokenOf(link: string | undefined): string {
  return decodeURIComponent(link?.split(/#(?:confirm|reset|new-email|keep)=/)[1] ?? '')
}

function readLetter(to: string, source: string): ReceivedLetter {
  const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return {
    to,
    subject: /^Subject: (.*)\r$/m.exec(text)?.[1] ?? '',
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    source,
  }
}
