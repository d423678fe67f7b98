import { createServer, type AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { makeAuthority } from '../../test/certificate.ts'
import { leadNamesHere } from '../../test/lead-names-here.ts'
import { startPostOffice } from '../../test/post-office.ts'
import { examine } from './doctor.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-doctor-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const SENDER = { MAIL_FROM: 'glimmer@example.org' }

/** What is said of the mail server, and whether all is well. */
async function lookAt(smtpUrl: string, args: string[] = [], env: Record<string, string> = SENDER) {
  const parts = { root: home, patienceMs: 1_000 }
  const { message } = await examine(args, { DATA_DIR: home, SMTP_URL: smtpUrl, ...env }, parts)
  expect(message).not.toContain('a-secret')
  return message.split('\n').filter((line) => / Mail: /.test(line))
}

async function startServer(options: SMTPServerOptions, host = 'ada:a-secret@127.0.0.1'): Promise<string> {
  const server = new SMTPServer({ allowInsecureAuth: true, authOptional: true, ...options })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  return `smtp://${host}:${(server.server.address() as AddressInfo).port}`
}

describe('the doctor and the mail server', () => {
  it('is content with one that lets us in, and sends nothing unless it is told to', async () => {
    const office = await startPostOffice()
    ends.push(() => office.close())
    expect(await lookAt(office.smtpUrl)).toEqual([
      'OK    Mail: 127.0.0.1:' + new URL(office.smtpUrl).port + ' answers and lets us in.',
    ])
    expect(office.letters).toEqual([])
    const said = await lookAt(office.smtpUrl, ['--letter', 'robin@example.org'])
    expect(said.at(-1)).toMatch(/^OK {4}Mail: A letter to robin@example\.org was taken\./)
    expect(office.letters).toMatchObject([{ to: 'robin@example.org', subject: 'A test letter from Glimmer' }])
  })

  it('finds one that never speaks', async () => {
    const server = createServer(() => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => new Promise((resolve) => server.close(() => resolve())))
    const said = await lookAt(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(said).toEqual([expect.stringMatching(/^WRONG Mail: .* does not answer in time\.$/)])
  })

  it('finds one that is not there', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise<void>((resolve) => server.close(() => resolve()))
    expect(await lookAt(`smtp://127.0.0.1:${port}`)).toEqual([
      expect.stringMatching(/^WRONG Mail: .* cannot be reached\.$/),
    ])
  })

  it('finds a wrong password', async () => {
    const url = await startServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) => done(new Error(`no, not ${password}`)),
    })
    expect(await lookAt(url)).toEqual([
      expect.stringMatching(/^WRONG Mail: .* refuses the name or password in SMTP_URL\.$/),
    ])
  })

  it('finds one elsewhere without TLS, and one whose certificate cannot be trusted', async () => {
    leadNamesHere()
    const host = 'ada:a-secret@mail.example.org'
    const plain = await startServer({ disabledCommands: ['STARTTLS'] }, host)
    expect(await lookAt(plain)).toEqual([
      expect.stringContaining('WRONG Mail: The mail server offers no TLS'),
    ])
    const { cert, key } = makeAuthority().issue('mail.example.org')
    const strange = await startServer({ cert, key }, host)
    expect(await lookAt(strange)).toEqual([
      expect.stringContaining('WRONG Mail: The certificate of the mail server cannot be trusted'),
    ])
  })

  it('finds a sender that is refused, and one that most would refuse', async () => {
    const url = await startServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onMailFrom: (_address, _session, done) => done(new Error('not for you')),
    })
    const said = await lookAt(url, ['--letter', 'robin@example.org'])
    expect(said).toEqual([expect.stringMatching(/^WRONG Mail: .* refuses the sender or the receiver/)])
    expect(await lookAt(url, [], {})).toContainEqual(
      expect.stringMatching(/^WRONG Mail: The sender would be .*@localhost/),
    )
  })
})
