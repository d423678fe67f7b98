import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { prepareGround, silentLog } from '../test/databases.ts'
import { startPostOffice } from '../test/post-office.ts'
import { openDatabase } from './db/open.ts'
import { isLocalHost } from './local-host.ts'
import { confirmEmailLetter } from './mail/letters.ts'
import { createMailer } from './mail/mailer.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '127.8.8.8',
  '[::1]',
  'postgres',
  '',
  '%2Fvar%2Frun%2Fpostgresql',
  'db.localhost',
])('%j stays on this machine', (host) => expect(isLocalHost(host)).toBe(true))

test.each(['db.example.org', '192.168.1.5', '10.0.0.4', '[fd00::1]', '0.0.0.0', 'db.lan'])(
  '%j may be listened to on the way',
  (host) => expect(isLocalHost(host)).toBe(false),
)

// 0.0.0.0 counts as elsewhere and leads to servers on loopback, none of which speaks TLS.
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0')

describe('a PostgreSQL elsewhere', () => {
  const ground = prepareGround('postgres')

  it('is spoken to by TLS alone, unless its address says otherwise', async () => {
    const { databaseUrl = '', ...rest } = await ground.options()
    await expect(openDatabase({ ...rest, databaseUrl: elsewhere(databaseUrl) })).rejects.toThrow(
      /^Cannot open the database at DATABASE_URL: .*SSL.*sslmode=disable/,
    )
    const plain = await openDatabase({ ...rest, databaseUrl: `${elsewhere(databaseUrl)}?sslmode=disable` })
    await plain.ping()
    await plain.close()
  })
})

describe('a mail server elsewhere', () => {
  let office: Awaited<ReturnType<typeof startPostOffice>>
  beforeAll(async () => {
    office = await startPostOffice()
  })
  afterAll(() => office.close())

  it('gets no letter without TLS, unless its address says otherwise', async () => {
    const send = async (smtpUrl: string) => {
      const mailer = createMailer({ smtpUrl, from: 'glimmer@example.org', log: silentLog })
      await mailer
        .send(confirmEmailLetter('robin@example.org', 'https://x.org/'))
        .finally(() => mailer.close())
    }
    await expect(send(elsewhere(office.smtpUrl))).rejects.toThrow(/SMTP_URL/)
    expect(office.letters).toHaveLength(0)
    await send(`${elsewhere(office.smtpUrl)}?requireTLS=false`)
    await send(office.smtpUrl)
    expect(office.letters).toHaveLength(2)
  })
})
