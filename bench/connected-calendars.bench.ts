// A thousand calendars at addresses, of as many people, due at the same time: how long the first read of all takes, what each
// costs later that did not change, and how long others wait meanwhile.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { addAccounts } from '../apps/server/test/crowd.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createConnectedCalendars } from '../apps/server/src/connected-calendars/connected-calendars.ts'
import { type Database, openDatabase } from '../apps/server/src/db/open.ts'
import { createLog } from '../apps/server/src/log.ts'
import { report } from './report.ts'
import { startBenchServers } from './support/bench-servers.ts'

const PEOPLE = 1_000
const FIRST_READ_MIN = 15
const UNCHANGED_MS = 5
const LONGEST_WAIT_MS = 100
const QUIET_MS = 5_000
const MINUTE_MS = 60_000
const log = createLog('silent')

interface Host {
  readonly address: string
  readonly settings: Record<string, string>
  readonly events: number
}

/** The longest that a person's small question takes while `work` is done, in milliseconds. */
async function longestWait(
  database: Database,
  person: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const done = new AbortController()
  let longest = 0
  const asking = (async () => {
    while (!done.signal.aborted) {
      const began = performance.now()
      await pause(3)
      await database.withUser(person, (trx) => trx.selectFrom('sync_counters').select('rev').execute())
      longest = Math.max(longest, performance.now() - began - 3)
    }
  })()
  await work()
  done.abort()
  await asking
  return longest
}

/** These people's revisions together. */
async function countRevisions(
  database: Database,
  people: readonly { readonly id: string }[],
): Promise<number> {
  return database.forSeveral(async (trx, actAs) => {
    let sum = 0
    for (const { id } of people) {
      await actAs(id)
      const counter = await trx
        .selectFrom('sync_counters')
        .select('rev')
        .where('user_id', '=', id)
        .executeTakeFirst()
      sum += counter?.rev ?? 0
    }
    return sum
  })
}

async function measure(kind: string, database: Database, host: Host): Promise<void> {
  const read = readConfig(host.settings)
  if (read.kind === 'wrong') throw new Error(read.message)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const calendars = createConnectedCalendars({
    config: read.config,
    database,
    secret: 'a secret of nobody',
    log,
    now,
  })
  const people = await database.accounts.selectFrom('user').select('id').orderBy('id').limit(PEOPLE).execute()
  const neighbour = people[0]?.id ?? ''
  const file = { remoteId: 'file', name: 'Choir', color: null, isReadOnly: true }
  for (const [n, { id }] of people.entries()) {
    const address = `${host.address}?person=${n}`
    await calendars.connect(id, {
      provider: 'ics',
      label: 'Choir',
      identity: address,
      credentials: { address },
      calendars: [file],
    })
  }
  const quiet = await longestWait(database, neighbour, () => pause(QUIET_MS))
  const began = performance.now()
  const firstWait = await longestWait(database, neighbour, () => calendars.lookOnce())
  const took = performance.now() - began
  const before = await countRevisions(database, people)
  if (before < people.length) throw new Error(`only ${before} calendars were read`)

  ahead += 20 * MINUTE_MS
  const cpu = process.cpuUsage()
  const laterBegan = performance.now()
  await calendars.lookOnce()
  const { user, system } = process.cpuUsage(cpu)
  const laterTook = performance.now() - laterBegan
  ahead += 20 * MINUTE_MS
  const laterWait = await longestWait(database, neighbour, () => calendars.lookOnce())
  const mutations = (await countRevisions(database, people)) - before
  await calendars.stop()
  await report([
    {
      name: `${kind}: ${people.length} calendars of ${host.events} events, first read`,
      unit: 'min',
      samples: [took / MINUTE_MS],
      limit: FIRST_READ_MIN,
    },
    {
      name: `${kind}: others wait longer meanwhile`,
      unit: 'ms',
      samples: [Math.max(0, firstWait - quiet)],
      limit: LONGEST_WAIT_MS,
    },
    {
      name: `${kind}: processor of one that did not change`,
      unit: 'ms',
      samples: [(user + system) / 1000 / people.length],
      limit: UNCHANGED_MS,
    },
    { name: `${kind}: all of them, unchanged`, unit: 'ms', samples: [laterTook] },
    {
      name: `${kind}: others wait longer meanwhile, unchanged`,
      unit: 'ms',
      samples: [Math.max(0, laterWait - quiet)],
      limit: LONGEST_WAIT_MS,
    },
    { name: `${kind}: mutations of unchanged calendars`, unit: '', samples: [mutations], limit: 0 },
  ])
}

const child = fork(fileURLToPath(new URL('support/ics-host-process.ts', import.meta.url)))
const [host] = (await once(child, 'message')) as [Host]
try {
  for (const start of startBenchServers) {
    const { kind, server, database: place, dispose } = await start()
    try {
      await server.stop()
      await addAccounts(place, PEOPLE, 'ada@example.org')
      const database = await openDatabase({ ...place, log })
      await measure(kind, database, host)
      await database.close()
    } finally {
      await dispose()
    }
  }
} finally {
  child.kill()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
