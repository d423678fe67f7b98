import { Hono } from 'hono'
import type { Database } from '../db/open.ts'
import type { Dumps } from '../dumps/daily-dumps.ts'
import type { AppEnv } from './context.ts'
import { neverStore } from './fallbacks.ts'
import { refuse } from './refusal.ts'
import { serve } from './serve.ts'

const LONGEST_PING_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, within two seconds; `read_only` while its disk is
 * so full that writes are refused. A daily dump that could not be written is told there, but turns nobody away.
 */
export function healthRoutes(database: Pick<Database, 'ping' | 'hasRoom'>, dumps?: Pick<Dumps, 'isLate'>) {
  const app = new Hono<AppEnv>()
  app.on('GET', ['/healthz', '/readyz'], neverStore)
  serve(app, 'GET /healthz', (_c, { answer }) => answer({ status: 'live' }))
  serve(app, 'GET /readyz', async (c, { answer }) => {
    const isReady = await answersInTime(database)
    if (!isReady) return refuse(c, 'not_ready', 'The database does not answer.')
    const status = database.hasRoom() ? 'ready' : 'read_only'
    return answer({ status, ...(dumps?.isLate() && { dumps: 'late' }) })
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
