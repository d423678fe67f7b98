import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '../../apps/server/src/db/open.ts'
import type { AppEnv } from '../../apps/server/src/http/context.ts'
import { syncRoutes } from '../../apps/server/src/sync/routes.ts'
import { addPerson, type TestGround } from '../../apps/server/test/databases.ts'

export interface RestorableServer {
  readonly owner: string
  readonly database: () => Promise<Database>
  readonly send: (request: Request) => Promise<Response>
  /** Puts a copy of everything aside. */
  backUp(name: string): Promise<void>
  /** Goes on from that copy, as an operator does after a broken disk. */
  restore(name: string): Promise<void>
}

/** The sync routes for one person, on an embedded database whose folder can be copied and put back. */
export async function openRestorableServer(ground: TestGround): Promise<RestorableServer> {
  const owner = await addPerson(await ground.open())
  const { dataDir } = await ground.options()
  const folder = join(dataDir, 'database')
  let app = serve(await ground.open(), owner)

  async function whileClosed(work: () => void): Promise<void> {
    await (await ground.open()).close()
    work()
    app = serve(await ground.open(), owner)
  }
  return {
    owner,
    database: () => ground.open(),
    send: async (request) => app.fetch(request),
    backUp: (name) => whileClosed(() => cpSync(folder, join(dataDir, name), { recursive: true })),
    restore: (name) =>
      whileClosed(() => {
        rmSync(folder, { recursive: true })
        cpSync(join(dataDir, name), folder, { recursive: true })
      }),
  }
}

function serve(database: Database, owner: string): Hono<AppEnv> {
  const session = {
    userId: owner,
    sessionId: 'one',
    expiresAt: new Date(),
    user: { id: owner, email: '', name: '', emailVerified: true },
  }
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('session', session)
      await next()
    })
    .route(
      '/',
      syncRoutes({
        database,
        sessionOf: async () => session,
        findOpen: async (ids) => new Set(ids),
        quota: null,
      }),
    )
}
