import { Hono } from 'hono'
import type { Database } from '../db/open.ts'
import type { Dumps } from '../dumps/daily-dumps.ts'
import type { AppEnv } from './context.ts'
import { refuse } from './refusal.ts'

const FRESH = { 'cache-control': 'no-store' }
const LONGEST_PING_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, within two seconds; `read_only` while its disk is
 * so full that writes are refused. A daily dump that could not be written is told there, but turns nobody away.
 */
export function healthRoutes(database: Pick<Database, 'ping' | 'hasRoom'>, dumps?: Pick<Dumps, 'isLate'>) {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => c.json({ status: 'live' }, 200, FRESH))
  app.get('/readyz', async (c) => {
    const isReady = await answersInTime(database)
    if (!isReady) return refuse(c, 503, 'not_ready', 'The database does not answer.')
    const status = database.hasRoom() ? 'ready' : 'read_only'
    return c.json({ status, ...(dumps?.isLate() && { dumps: 'late' }) }, 200, FRESH)
  })
  return app
}

async function answersInTime(database: Pick<Database, 'ping'>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, LONGEST_PING_MS, false)
  const answered = database.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
