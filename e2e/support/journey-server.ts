import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// As apps/server/src/main.ts does.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/glimmer-server', import.meta.url)))

const { createPasswordHashing } = await import('../../apps/server/src/auth/password-hashing.ts')
const { runServer } = await import('../../apps/server/src/run-server.ts')
const { CHEAP_COST } = await import('../../apps/server/test/cheap-cost.ts')
// The server as it is, but for the cost of its hashes: many journeys sign somebody up, and none is about how hard a password is
// to guess.
await runServer(process.env, { hashing: createPasswordHashing({ cost: CHEAP_COST }) })
flushCompileCache()
