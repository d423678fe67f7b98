import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Certificate, makeAuthority } from '../../test/certificate.ts'
import { silentLog } from '../../test/databases.ts'
import { leadNamesHere } from '../../test/lead-names-here.ts'
import { describeError } from '../log.ts'
import { confirmEmailLetter } from './letters.ts'
import { createMailer } from './mailer.ts'

const ELSEWHERE = 'mail.example.org'
const trusted = makeAuthority()
const unknown = makeAuthority('Authority of somebody else')
const right = trusted.issue(ELSEWHERE)

const before = getCACertificates('default')
// The same effect as NODE_EXTRA_CA_CERTS.
beforeAll(() => setDefaultCACertificates([...before, trusted.cert]))
afterAll(() => setDefaultCACertificates(before))

beforeEach(leadNamesHere)

type Scheme = 'smtp' | 'smtps'

/** A real mail server that takes whatever it is told, over TLS or not, and remembers it. */
async function startServer(scheme: Scheme, { cert, key }: Certificate, offersTls = true) {
  const heard: { what: string; isSafe: boolean }[] = []
  const hear = (what: string, isSafe: boolean, done: (error?: null) => void) => {
    heard.push({ what, isSafe })
    done()
  }
  const server = new SMTPServer({
    secure: scheme === 'smtps',
    cert,
    key,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, { secure }, done) {
      heard.push({ what: `${username}:${password}`, isSafe: secure })
      done(null, { user: username })
    },
    onMailFrom: ({ address }, { secure }, done) => hear(address, secure, done),
    onRcptTo: ({ address }, { secure }, done) => hear(address, secure, done),
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `${scheme}://ada:a-secret@${ELSEWHERE}:${port}`,
    heard,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function send(smtpUrl: string): Promise<void> {
  const mailer = createMailer({ smtpUrl, from: 'glimmer@example.org', log: silentLog })
  await mailer.send(confirmEmailLetter('robin@example.org', 'https://x.org/')).finally(() => mailer.close())
}

/** The error as the log shows it to the operator. */
const asLogged = (sent: Promise<void>) =>
  sent.then(
    () => undefined,
    (error) => describeError(error)?.message,
  )

const everything = ['ada:a-secret', 'glimmer@example.org', 'robin@example.org']

describe.each(['smtp', 'smtps'] as const)('a mail server on another machine (%s)', (scheme) => {
  it('is told everything by TLS alone where its certificate is right', async () => {
    const server = await startServer(scheme, right)
    await send(server.url)
    await server.close()
    expect(server.heard).toEqual(everything.map((what) => ({ what, isSafe: true })))
  })

  test.each([
    ['whose authority nobody named', unknown.issue(ELSEWHERE)],
    ['whose certificate is for another name', trusted.issue('other.example.org')],
  ])('%s is told nothing, and the operator reads what to do', async (_which, shown) => {
    const server = await startServer(scheme, shown)
    expect(await asLogged(send(server.url))).toMatch(
      /^The certificate of the mail server cannot be trusted; nothing was sent\. .*NODE_EXTRA_CA_CERTS=FILE.* checks none\.$/,
    )
    expect(server.heard).toEqual([])
    await send(`${server.url}?tls.rejectUnauthorized=false`)
    await server.close()
    expect(server.heard).toEqual(everything.map((what) => ({ what, isSafe: true })))
  })
})

describe('a mail server that offers no TLS, or seems to', () => {
  it('is told nothing, unless its address says otherwise', async () => {
    const server = await startServer('smtp', right, false)
    expect(await asLogged(send(server.url))).toMatch(
      /^The mail server offers no TLS, or somebody on the way hides it; nothing was sent\. .*requireTLS=false.* without\.$/,
    )
    expect(server.heard).toEqual([])
    await send(`${server.url}?requireTLS=false`)
    await send(server.url.replace(ELSEWHERE, '127.0.0.1'))
    await server.close()
    expect(server.heard).toEqual([...everything, ...everything].map((what) => ({ what, isSafe: false })))
  })

  test.each([
    ['hides the offer', '250 welcome\r\n', '502 unknown\r\n'],
    ['refuses it', '250-welcome\r\n250 STARTTLS\r\n', '454 not now\r\n'],
    ['takes it and goes on in clear', '250-welcome\r\n250 STARTTLS\r\n', '220 go on\r\n250 AUTH PLAIN\r\n'],
  ])('somebody on the way who %s hears no name and no password', async (_how, welcome, answer) => {
    const heard: string[] = []
    const stranger = createServer((socket) => {
      socket.on('error', () => {}).write('220 mail\r\n')
      socket.on('data', (bytes) => {
        const text = bytes.toString('latin1')
        heard.push(text)
        if (text.startsWith('EHLO')) socket.write(welcome)
        else if (text.startsWith('STARTTLS')) socket.write(answer)
        else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
        else socket.end('250 anything\r\n')
      })
    }).listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    await expect(send(`smtp://ada:a-secret@${ELSEWHERE}:${port}`)).rejects.toThrow(/TLS|certificate/)
    stranger.close()
    const told = heard.join('')
    expect(told).toMatch(/^EHLO .*\r\nSTARTTLS\r\n/)
    // The letter's words, the address and the password, the latter as AUTH would send it too.
    for (const word of [...everything, 'a-secret', 'AUTH', 'MAIL FROM', btoa('\0ada\0a-secret')]) {
      expect(told).not.toContain(word)
    }
  })
})
