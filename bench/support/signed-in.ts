import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { addPeople } from '../../apps/server/test/crowd.ts'
import { openDatabase, type OpenOptions } from '../../apps/server/src/db/open.ts'

/** A device on which a person is signed in. */
export interface SignedIn {
  readonly owner: string
  readonly cookie: string
}

/** What the servers of a bench sign their cookies with. */
export const AUTH_SECRET = 'the secret of a bench, which guards nothing at all'

const AT_ONCE = 1_000
/** As after a sign-in today: one that is older is prolonged first, which writes. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Adds people with so many tasks each, everybody signed in on one device, straight to a database that no server has open:
 * ten thousand sign-ups would hash passwords for half an hour.
 */
export async function addSignedIn(
  options: Omit<OpenOptions, 'log'>,
  count: number,
  tasks: number,
): Promise<SignedIn[]> {
  await addPeople(options, count, tasks)
  const database = await openDatabase({ ...options, log: pino({ level: 'silent' }) })
  try {
    const people = await database.accounts.selectFrom('user').select('id').limit(count).execute()
    const now = new Date().toISOString()
    const devices = people.map(({ id: owner }) => ({ owner, token: randomBytes(24).toString('base64url') }))
    for (let from = 0; from < devices.length; from += AT_ONCE) {
      const sessions = devices.slice(from, from + AT_ONCE).map(({ owner, token }) => ({
        id: randomUUID(),
        user_id: owner,
        token,
        expires_at: new Date(Date.now() + SESSION_MS).toISOString(),
        ip_address: null,
        user_agent: null,
        created_at: now,
        updated_at: now,
      }))
      await database.accounts.insertInto('session').values(sessions).execute()
    }
    return devices.map(({ owner, token }) => {
      const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
      return { owner, cookie: `glimmer.session=${encodeURIComponent(`${token}.${signature}`)}` }
    })
  } finally {
    await database.close()
  }
}
