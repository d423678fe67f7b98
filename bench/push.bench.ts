// What a push of one change and a pull of 200 tasks cost the processor, server and database together, and how many times what their
// bare transaction costs: the same statements, sent one by one by a process that does nothing else. Beside it the essential ones
// alone, which read and write as few columns as go: the least that the work itself may cost. All in turns in one run with ten
// connections each, as machines are shared. On Linux.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPeople, signIn } from '../apps/server/test/crowd.ts'
import { type Figure, report } from './report.ts'
import type { BareWork } from '../apps/server/test/bare-process.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { createPeople, type LoadPerson } from './support/load.ts'
import { processorMsOf } from './support/processor.ts'

const CONNECTIONS = 10
const TASKS = 200
const ROUNDS = 7
/** How many of each are done in a round. */
const works: readonly Pick<BareWork, 'kind' | 'count'>[] = [
  { kind: 'push', count: 100 },
  { kind: 'pull', count: 30 },
]
/** So many are for nothing: a server's first three thousand pushes pay for being compiled as well. */
const WARM_UP_ROUNDS = 30
const MOST_TIMES = 2

interface Bare {
  readonly pid: number
  run(work: BareWork): Promise<void>
  dispose(): void
}

/** On PostgreSQL it works in the server's database, which is idle meanwhile; the embedded one it needs for itself. */
async function startBare({ kind, database: { databaseUrl } }: BenchServer): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-bare-'))
  if (databaseUrl === undefined) {
    await addPeople({ dataDir: folder }, CONNECTIONS, TASKS)
    await signIn({ dataDir: folder }, CONNECTIONS)
  }
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

async function runOnServer(
  people: readonly LoadPerson[],
  { kind, count }: Pick<BareWork, 'kind' | 'count'>,
): Promise<void> {
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
    const figures: Figure[] = []
    for (const work of works) {
      const cost = async (pids: () => number[], act: () => Promise<void>) => {
        const before = processorMsOf(pids())
        await act()
        return (processorMsOf(pids()) - before) / work.count
      }
      const samples: { served: number; same: number; essential: number }[] = []
      for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
        const served = await cost(ours, () => runOnServer(people, work))
        const same = await cost(theirs, () => bare.run({ ...work, statements: 'same' }))
        const essential = await cost(theirs, () => bare.run({ ...work, statements: 'essential' }))
        if (round >= 0) samples.push({ served, same, essential })
      }
      const name = `${database}: processor of a ${work.kind}`
      figures.push(
        { name, unit: 'ms', samples: samples.map(({ served }) => served) },
        { name: `${name}, bare transaction`, unit: 'ms', samples: samples.map(({ same }) => same) },
        {
          name: `${name}, times its bare transaction`,
          unit: '',
          samples: samples.map(({ served, same }) => served / same),
          limit: MOST_TIMES,
        },
        {
          name: `${name}, times its essential statements`,
          unit: '',
          samples: samples.map(({ served, essential }) => served / essential),
        },
      )
    }
    await report(figures)
    bare.dispose()
  } finally {
    await dispose()
  }
}

for (const start of startBenchServers) await run(await start())

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
