import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createAuth } from '../../apps/server/src/auth/auth.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createConnectedCalendars } from '../../apps/server/src/connected-calendars/connected-calendars.ts'
import type { Database } from '../../apps/server/src/db/open.ts'
import { createApp } from '../../apps/server/src/http/app.ts'
import { createMailer } from '../../apps/server/src/mail/mailer.ts'
import { createReminders } from '../../apps/server/src/notifications/reminders.ts'
import { openBrowser } from '../../apps/server/test/browser.ts'
import { addPerson, silentLog as log } from '../../apps/server/test/databases.ts'

/** A person with an account: who they are, and the way their devices' requests take to the whole server. */
export interface Person {
  readonly userId: string
  readonly database: Database
  readonly send: (request: Request) => Promise<Response>
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The real server on this database. Returns how a person gets an account there and signs in. */
export async function openServer(database: Database): Promise<() => Promise<Person>> {
  const read = readConfig({})
  if (read.kind === 'wrong') throw new Error(read.message)
  const { config } = read
  const mailer = createMailer({ smtpUrl: undefined, from: undefined, log })
  const secret = randomBytes(32).toString('hex')
  const auth = await createAuth({ config, database, mailer, log, secret })
  const reminders = createReminders({ config, database, mailer, secret, log })
  const calendars = createConnectedCalendars({ config, database, log, secret })
  const app = createApp({ config, database, auth, log, secret, reminders, calendars })

  return async () => {
    const userId = await addPerson(database)
    const browser = openBrowser(app)
    browser.cookies.set('glimmer.session', await openSession(database, userId, secret))
    return {
      userId,
      database,
      async send(request) {
        const path = request.url.slice(new URL(request.url).origin.length)
        return request.method === 'GET' ? browser.get(path) : browser.post(path, await request.text())
      },
    }
  }
}

/**
 * Returns the cookie of a new session, signed as better-auth signs it. To sign up would hash a password, which takes as
 * long as a tenth of a history.
 */
async function openSession(database: Database, userId: string, secret: string): Promise<string> {
  const token = randomUUID()
  const now = new Date()
  await database.accounts
    .insertInto('session')
    .values({
      id: randomUUID(),
      token,
      user_id: userId,
      expires_at: new Date(now.getTime() + WEEK_MS).toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute()
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}
