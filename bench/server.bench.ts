// What the server does for devices: pushes and pulls of ten people at once, alone in the database and among thousands.
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { addPeople } from '../apps/server/test/crowd.ts'
import { createPeople, type LoadPerson, loadFor } from './support/load.ts'
import { p99 } from './support/percentile.ts'
import { type Figure, report } from './report.ts'

const CONNECTIONS = 10
const TASKS = 200
const SECONDS = 3
/** How many people are in the database, and how many tasks those have who are added to reach that. */
const crowds = [
  { people: CONNECTIONS, tasks: TASKS },
  { people: 1_000, tasks: 50 },
  { people: 10_000, tasks: 20 },
]

async function measure(name: string, people: readonly LoadPerson[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of ['push', 'pull'] as const) {
    const { milliseconds, perSecond } = await loadFor(SECONDS, people, kind)
    const what = kind === 'push' ? 'push of a change' : `pull of ${TASKS} tasks`
    figures.push(
      { name: `${name}: ${what}`, unit: '/s', samples: [perSecond] },
      { name: `${name}: ${what}, p50`, unit: 'ms', samples: milliseconds },
      { name: `${name}: ${what}, p99`, unit: 'ms', samples: [p99(milliseconds)] },
    )
  }
  return figures
}

async function run({ kind, server, database, dispose }: BenchServer): Promise<void> {
  try {
    await report([
      {
        name: `${kind}: memory, idle`,
        unit: 'MB',
        samples: [await server.idleMemory()],
        ...(kind === 'PGlite' && { limit: 350 }),
      },
    ])
    const people = await createPeople(server.url, CONNECTIONS, TASKS)
    let present = CONNECTIONS
    for (const crowd of crowds) {
      if (crowd.people > present) {
        for (const person of people) person.hangUp()
        await server.stop()
        await addPeople(database, crowd.people - present, crowd.tasks)
        await server.start()
        present = crowd.people
      }
      await report(await measure(`${kind}, ${crowd.people.toLocaleString('en')} people`, people))
    }
  } finally {
    await dispose()
  }
}

for (const start of startBenchServers) await run(await start())

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
