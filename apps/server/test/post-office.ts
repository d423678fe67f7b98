import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter {
  readonly to: string
  readonly subject: string
  /** The address the letter is about. */
  readonly link: string
}

/** A real mail server on loopback that keeps what it is given. */
export async function startPostOffice() {
  const letters: ReceivedLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        letters.push(readLetter(session.envelope.rcptTo[0]?.address ?? '', Buffer.concat(chunks).toString()))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    letters,
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
  }
}
