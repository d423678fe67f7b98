// Runs the embedded database for a busy moment. Says the most memory that the process held, in MB.
import { ensureDatabaseFolder } from '../src/db/first-start.ts'
import { startEngine } from '../src/db/open-pglite.ts'
import { createLog } from '../src/log.ts'

const [folder = '', prepared] = process.argv.slice(2)
const engine = await startEngine(await ensureDatabaseFolder(folder, prepared), createLog('silent'))
/** Four times the work after which V8 has compiled the function that reads SQL a second time, where it may. */
const WORK_MS = 600
const workSoFar = () => process.threadCpuUsage().user / 1_000
const end = workSoFar() + WORK_MS
for (let n = 0; workSoFar() < end; n += 1) await engine.query(`select ${n} from pg_class where oid = ${n}`)
console.log(process.resourceUsage().maxRSS / 1_000)
process.exit(0)
