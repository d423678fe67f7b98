// Reminders of ten thousand people that are due in the same minute, how long others wait meanwhile, and what a minute costs
// in which nothing is due.
import { fsyncSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { addAccounts } from '../apps/server/test/crowd.ts'
import { emptyOutbox, remindPeople, tidyUp } from '../apps/server/test/reminded-crowd.ts'
import { readConfig } from '../apps/server/src/config.ts'
import type { Database } from '../apps/server/src/db/open.ts'
import { openDatabase } from '../apps/server/src/db/open.ts'
import { openPglite } from '../apps/server/src/db/open-pglite.ts'
import { createLog } from '../apps/server/src/log.ts'
import { createMailer } from '../apps/server/src/mail/mailer.ts'
import { planReminders } from '../apps/server/src/notifications/plan-reminders.ts'
import { createReminders } from '../apps/server/src/notifications/reminders.ts'
import { report } from './report.ts'
import { startBenchServers } from './support/bench-servers.ts'

const PEOPLE = 10_000
const PLANNED_MS = 10_000
const HELD_MS = 50
const IDLE_MS = 200
const MINUTE_MS = 60_000
const log = createLog('silent')

async function measurePlan(kind: string, database: Database): Promise<void> {
  // Far enough ahead to write all of it first; the clock that plans is then set there.
  const dueAt = new Date(Math.ceil(Date.now() / MINUTE_MS + 30) * MINUTE_MS)
  const people = await database.accounts.selectFrom('user').select('id').execute()
  const remind = people.map(({ id }) => {
    const subscription = { endpoint: `https://push.example.org/${id}`, p256dh: '', auth: '' }
    return { id, dueAt: [dueAt], subscription }
  })
  const lookedTo = new Date()
  // Some are looked at before, when nothing is due: what is compiled at the first time does not count.
  await remindPeople(database, remind.slice(0, 500), { nextAt: lookedTo, lookedTo })
  await remindPeople(database, remind.slice(500), { nextAt: dueAt, lookedTo })
  const now = () => new Date(dueAt.getTime() + 1_000)
  await planReminders({ database, log, now: () => new Date(), isMailEnabled: false })
  await tidyUp(database)
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  await planReminders({ database, log, now, isMailEnabled: false })
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  loop.disable()
  const waiting = await database.accounts.selectFrom('public.outbox').select('key').execute()
  if (waiting.length !== PEOPLE) throw new Error(`${waiting.length} pushes wait`)
  await report([
    { name: `${kind}: ${PEOPLE} due in one minute, planned`, unit: 'ms', samples: [took], limit: PLANNED_MS },
    { name: `${kind}: processor of that`, unit: 'ms', samples: [(user + system) / 1000] },
    {
      name: `${kind}: event loop held, 99 of 100 times at most`,
      unit: 'ms',
      samples: [loop.percentile(99) / 1e6],
      limit: HELD_MS,
    },
    { name: `${kind}: event loop held at most`, unit: 'ms', samples: [loop.max / 1e6], limit: HELD_MS },
  ])
}

async function measureIdle(kind: string, database: Database, syncs: () => number): Promise<void> {
  await emptyOutbox(database)
  await tidyUp(database)
  const read = readConfig({})
  if (read.kind === 'wrong') throw new Error(read.message)
  const mailer = createMailer({ smtpUrl: undefined, from: undefined, log })
  const parts = { config: read.config, database, mailer, secret: 'a secret of nobody', log }
  const idle = async (minutes: number) => {
    const [cpu, synced] = [process.cpuUsage(), syncs()]
    await pause(minutes * MINUTE_MS)
    const { user, system } = process.cpuUsage(cpu)
    return { ms: (user + system) / 1000 / minutes, syncs: syncs() - synced }
  }
  await pause(5_000)
  const without = await idle(1)
  const reminders = createReminders(parts)
  reminders.start()
  await pause(1_000)
  const withThem = await idle(1)
  await reminders.stop()
  await report([
    { name: `${kind}: processor of an idle minute`, unit: 'ms', samples: [withThem.ms], limit: IDLE_MS },
    { name: `${kind}: the same without reminders`, unit: 'ms', samples: [without.ms] },
    ...(kind === 'PGlite'
      ? [
          { name: `${kind}: syncs to disk in it`, unit: '' as const, samples: [withThem.syncs], limit: 0 },
          { name: `${kind}: the same without reminders`, unit: '' as const, samples: [without.syncs] },
        ]
      : []),
  ])
}

for (const start of startBenchServers) {
  const bench = await start()
  const { kind, database: place } = bench
  try {
    await bench.server.stop()
    await addAccounts(place, PEOPLE, 'ada@example.org')
    let syncs = 0
    const sync = (file: number) => {
      syncs += 1
      fsyncSync(file)
    }
    const options = { ...place, log }
    const database =
      kind === 'PGlite' ? await openPglite(place.dataDir, log, { sync }) : await openDatabase(options)
    await measurePlan(kind, database)
    await measureIdle(kind, database, () => syncs)
    await database.close()
  } finally {
    await bench.dispose()
  }
}

if (process.connected) process.disconnect()
