// What a server holds of a machine of 512 MB: at its start, at rest and in load, a minute of it or as many as are named
// (`npm run bench -- weight-memory 60`). It needs a user who may set a limit (root); for others it prints figures alone.
import { node } from '../e2e/support/glimmer-server.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { createPeople, loadFor } from './support/load.ts'
import { makeSmallMachine } from './support/small-machine.ts'
import { report } from './report.ts'

const MACHINE_BYTES = 512 * 1024 * 1024
const PEOPLE = 10
const TASKS = 200
const ROUND_SECONDS = 10
const rounds = Math.ceil((Number(process.argv[2] ?? 1) * 60) / (2 * ROUND_SECONDS))

/** What `npm start` runs. */
const npmStart = [node, 'scripts/start.mjs'] as const

/** In MB. */
const limits = {
  PGlite: { start: 350, rest: 250, load: 350 },
  PostgreSQL: { start: 350, rest: 140, load: 350 },
}

/** Ten people push and pull in turns, and ten more sign up at once after each round. */
async function load(url: string): Promise<void> {
  const people = await createPeople(url, PEOPLE, TASKS)
  for (let round = 0; round < rounds; round += 1) {
    await loadFor(ROUND_SECONDS, people, 'push')
    await loadFor(ROUND_SECONDS, people, 'pull')
    for (const person of await createPeople(url, PEOPLE, 0)) person.hangUp()
  }
  for (const person of people) person.hangUp()
}

async function measure(
  start: (typeof startBenchServers)[number],
  small: ReturnType<typeof makeSmallMachine>,
): Promise<void> {
  const { kind, server, dispose }: BenchServer = await start(
    small ? [...small.through, ...npmStart] : npmStart,
  )
  try {
    const rest = await server.idleMemory()
    const peak = server.takePeak()
    await load(server.url)
    const inLoad = server.takePeak()
    const after = await server.idleMemory()
    const figure = (name: string, sample: number, limit: number) => ({
      name: `${kind}: memory ${name}`,
      unit: 'MB' as const,
      samples: [sample],
      ...(small && { limit }),
    })
    const { start: atStart, rest: atRest, load: atLoad } = limits[kind]
    await report([
      figure('at the start, at most', peak, atStart),
      figure('at rest', rest, atRest),
      figure(`in ${(rounds * 2 * ROUND_SECONDS) / 60} min of load, at most`, inLoad, atLoad),
      { name: `${kind}: memory at rest after it`, unit: 'MB', samples: [after] },
    ])
  } finally {
    await dispose()
  }
}

const small = makeSmallMachine(MACHINE_BYTES)
for (const start of startBenchServers) await measure(start, small)
if (small) {
  await report([{ name: 'processes ended for want of memory', unit: '', samples: [small.kills()], limit: 0 }])
  await small.remove()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
