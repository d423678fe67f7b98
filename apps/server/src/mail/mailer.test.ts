import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountExistsLetter, confirmEmailLetter, resetPasswordLetter } from './letters.ts'
import { createMailer } from './mailer.ts'

const LINK = 'https://glimmer.example/auth#reset=a-token&b="c"'
const silent = pino({ level: 'silent' })

const received: { to: string[]; source: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address === 'nobody@example.org' ? new Error('no such mailbox') : null),
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})

let smtpUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

test('a letter reaches the mail server, as plain text and as a page, from the configured sender', async () => {
  const mailer = createMailer({ smtpUrl, from: 'Glimmer <hello@glimmer.example>', log: silent })
  expect(mailer.isEnabled).toBe(true)
  await mailer.send(
    confirmEmailLetter('robin@example.org', 'https://glimmer.example/api/auth/verify-email?token=t1'),
  )
  mailer.close()
  const [mail] = received.splice(0)
  expect(mail?.to).toEqual(['robin@example.org'])
  expect(mail?.source).toContain('From: Glimmer <hello@glimmer.example>')
  expect(mail?.source).toContain('Subject: Confirm your email for Glimmer')
  expect(mail?.source).toContain('Content-Type: text/plain')
  expect(mail?.source).toContain('Content-Type: text/html')
  expect(mail?.source.replaceAll('=\r\n', '')).toContain('verify-email?token=3Dt1')
})

test('a mail server that refuses is an error for the sender to handle', async () => {
  const mailer = createMailer({ smtpUrl, from: 'hello@glimmer.example', log: silent })
  await expect(mailer.send(resetPasswordLetter('nobody@example.org', LINK))).rejects.toThrow(
    'no such mailbox',
  )
  mailer.close()
})

test('without a mail server the link stands in the log, for the operator to pass on', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const mailer = createMailer({ smtpUrl: undefined, from: undefined, log })
  expect(mailer.isEnabled).toBe(false)
  await mailer.send(resetPasswordLetter('robin@example.org', LINK))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    kind: 'reset-password',
    to: 'robin@example.org',
    link: LINK,
  })
})

test.each([confirmEmailLetter, resetPasswordLetter, accountExistsLetter])(
  '%o: the link is safe in the page and whole in the text',
  (write) => {
    const letter = write('robin@example.org', LINK)
    expect(letter.text).toContain(LINK)
    expect(letter.html).toContain('href="https://glimmer.example/auth#reset=a-token&amp;b=&quot;c&quot;"')
    expect(letter.html).not.toContain(LINK)
  },
)
