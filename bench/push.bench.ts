// What a push of one change and a pull of 200 tasks cost the processor, server and database together, and how many times what their
// bare transaction costs: the same essential statements, sent one by one by a process that does nothing else. Both in turns in one
// run with ten connections each, as machines are shared. On Linux.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPeople } from '../apps/server/test/crowd.ts'
import { type Figure, report } from './report.ts'
import type { BareWork } from '../apps/server/test/bare-process.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { createPeople, type LoadPerson } from './support/load.ts'
import { processorMsOf } from './support/processor.ts'

const CONNECTIONS = 10
const TASKS = 200
const ROUNDS = 7
/** How many of each are done in a round. Before the first, so many rounds are for nothing: then all of it is compiled. */
const works: readonly BareWork[] = [
  { kind: 'push', count: 100 },
  { kind: 'pull', count: 30 },
]
const WARM_UP_ROUNDS = 5
const MOST_TIMES = 2

interface Bare {
  readonly pid: number
  run(work: BareWork): Promise<void>
  dispose(): void
}

/** On PostgreSQL it works in the server's database, which is idle meanwhile; the embedded one it needs for itself. */
async function startBare({ kind, database: { databaseUrl } }: BenchServer): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-bare-'))
  if (databaseUrl === undefined) await addPeople({ dataDir: folder }, CONNECTIONS, TASKS)
  const program = join(import.meta.dirname, '../apps/server/test/bare-process.ts')
  const child = fork(program, [kind, databaseUrl ?? folder])
  const ended = once(child, 'exit').then(() => {
    throw new Error('the bare process ended')
  })
  const answered = () => Promise.race([once(child, 'message'), ended])
  await answered()
  return {
    pid: child.pid ?? 0,
    async run(work) {
      child.send(work)
      await answered()
    },
    dispose() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runOnServer(people: readonly LoadPerson[], { kind, count }: BareWork): Promise<void> {
  let left = count
  await Promise.all(
    people.map(async (person) => {
      while ((left -= 1) >= 0) await person[kind]()
    }),
  )
}

async function run(bench: BenchServer): Promise<void> {
  const { kind: database, server, dispose } = bench
  try {
    const people = await createPeople(server.url, CONNECTIONS, TASKS)
    const bare = await startBare(bench)
    const ours = () => [server.pid() ?? 0, ...bench.databaseProcesses()]
    const theirs = () => [bare.pid, ...bench.databaseProcesses()]
    const cost = async (pids: () => number[], { count }: BareWork, act: () => Promise<void>) => {
      const before = processorMsOf(pids())
      await act()
      return (processorMsOf(pids()) - before) / count
    }
    const figures: Figure[] = []
    for (const work of works) {
      const samples: { served: number; bare: number }[] = []
      for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
        const served = await cost(ours, work, () => runOnServer(people, work))
        const alone = await cost(theirs, work, () => bare.run(work))
        if (round >= 0) samples.push({ served, bare: alone })
      }
      const name = `${database}: processor of a ${work.kind}`
      figures.push(
        { name, unit: 'ms', samples: samples.map(({ served }) => served) },
        { name: `${name}, bare transaction`, unit: 'ms', samples: samples.map(({ bare: alone }) => alone) },
        {
          name: `${name}, times its bare transaction`,
          unit: '',
          samples: samples.map(({ served, bare: alone }) => served / alone),
          ...(work.kind === 'push' && { limit: MOST_TIMES }),
        },
      )
    }
    report(figures)
    bare.dispose()
  } finally {
    await dispose()
  }
}

for (const start of startBenchServers) await run(await start())

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
