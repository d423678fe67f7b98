// Runs the embedded database for a busy moment. Says the most memory that the process held, in MB.
import { ensureDatabaseFolder } from '../src/db/first-start.ts'
import { startEngine } from '../src/db/open-pglite.ts'
import { createLog } from '../src/log.ts'

const [folder = '', prepared] = process.argv.slice(2)
const engine = await startEngine(await ensureDatabaseFolder(folder, prepared), createLog('silent'))
/** Ten times as long as it takes V8 to look at the function that reads SQL. */
const end = performance.now() + 3_000
for (let n = 0; performance.now() < end; n += 1)
  await engine.query(`select ${n} from pg_class where oid = ${n}`)
console.log(process.resourceUsage().maxRSS / 1_000)
process.exit(0)
