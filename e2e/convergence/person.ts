import { randomBytes, randomUUID } from 'node:crypto'
import { createAuth } from '../../apps/server/src/auth/auth.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import type { Database } from '../../apps/server/src/db/open.ts'
import { createApp } from '../../apps/server/src/http/app.ts'
import { createMailer } from '../../apps/server/src/mail/mailer.ts'
import { openBrowser } from '../../apps/server/test/browser.ts'
import { silentLog as log } from '../../apps/server/test/databases.ts'

/** A signed-up person: who they are, and the way their devices' requests take to the whole server. */
export interface Person {
  readonly userId: string
  readonly database: Database
  readonly send: (request: Request) => Promise<Response>
}

/** The real server on this database. Returns how a person signs up with it. */
export async function openServer(database: Database): Promise<() => Promise<Person>> {
  const read = readConfig({ TRUSTED_PROXY_HEADER: 'x-forwarded-for' })
  if (read.kind === 'wrong') throw new Error(read.message)
  const { config } = read
  const mailer = createMailer({ smtpUrl: undefined, from: undefined, log })
  const auth = await createAuth({ config, database, mailer, log, secret: randomBytes(32).toString('hex') })
  const app = createApp({ config, database, auth, log })
  let people = 0

  return async () => {
    // Each from an address of their own: so many sign-ups from one would meet the rate limit.
    people += 1
    const headers = { 'x-forwarded-for': `198.51.100.${people % 250}, 203.0.113.${people % 250}` }
    const browser = openBrowser(app)
    const account = { name: 'Ada', email: `${randomUUID()}@example.org`, password: `lantern ${randomUUID()}` }
    const response = await browser.post('/api/auth/sign-up/email', account, { headers })
    if (response.status !== 200) throw new Error(`The sign-up was answered ${response.status}`)
    const { user } = (await response.json()) as { user: { id: string } }
    return {
      userId: user.id,
      database,
      async send(request) {
        const path = request.url.slice(new URL(request.url).origin.length)
        return request.method === 'GET' ? browser.get(path) : browser.post(path, await request.text())
      },
    }
  }
}
