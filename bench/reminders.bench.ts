// Reminders of ten thousand people that are due in the same minute, how long others wait meanwhile, and what a minute costs
// in which nothing is due.
import { fsyncSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { notificationPreferencesDefaults } from '@glimmer/domain/notifications/notification-preferences'
import { sql } from 'kysely'
import { pino } from 'pino'
import { addAccounts } from '../apps/server/test/crowd.ts'
import { readConfig } from '../apps/server/src/config.ts'
import type { Database } from '../apps/server/src/db/open.ts'
import { openDatabase } from '../apps/server/src/db/open.ts'
import { openPglite } from '../apps/server/src/db/open-pglite.ts'
import { createMailer } from '../apps/server/src/mail/mailer.ts'
import { planReminders } from '../apps/server/src/notifications/plan-reminders.ts'
import { createReminders } from '../apps/server/src/notifications/reminders.ts'
import { putRows } from '../apps/server/src/sync/rows.ts'
import { report } from './report.ts'
import { startBenchServers } from './support/bench-servers.ts'

const PEOPLE = 10_000
const PLANNED_MS = 10_000
const HELD_MS = 50
const IDLE_MS = 200
const MINUTE_MS = 60_000
const log = pino({ level: 'silent' })

/** Gives everybody a device, a task with a reminder in a minute, and one that comes tomorrow. */
async function remindEverybody(database: Database, dueAt: Date): Promise<void> {
  const people = await database.accounts.selectFrom('user').select('id').execute()
  const local = (at: number) => new Date(at).toISOString().slice(0, 16)
  const createdAt = new Date().toISOString()
  const preferences = { ...notificationPreferencesDefaults, zone: 'UTC', quietFrom: null, quietTo: null }
  const task = { title: 'Water the fern', isDaily: true, priority: 'medium', category: 'personal', createdAt }
  const open = { completed: false, timeOfDay: 'anytime', snoozedUntil: null }
  const due = local(dueAt.getTime())
  const reminder = { taskId: TASK, kind: 'at_time', localTime: due, createdAt }
  await database.forSeveral(async (trx, actAs) => {
    for (const { id } of people) {
      await actAs(id)
      await putRows(trx, id, 'notification_preferences', 1, new Map([['me', preferences]]))
      await putRows(trx, id, 'tasks', 1, new Map([[TASK, { ...task, ...open }]]))
      await putRows(trx, id, 'task_reminders', 1, new Map([[REMINDER, reminder]]))
    }
    await actAs(null)
    await sql`insert into notify_plan (user_id, next_at, looked_to) select id, ${dueAt.toISOString()}, now()
      from accounts."user"`.execute(trx)
    await sql`insert into accounts.session (id, user_id, token, expires_at)
      select 'session ' || id, id, 'token ' || id, now() + interval '1 day' from accounts."user"`.execute(trx)
    await sql`insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, created_at, seen_at)
      select id, 'one', 'session ' || id, 'https://push.example.org/' || id, '', '', now(), now() from accounts."user"`.execute(
      trx,
    )
  })
}

const TASK = '00000000-0000-4000-8000-000000000001'
const REMINDER = '00000000-0000-4000-8000-000000000002'

async function measurePlan(kind: string, database: Database): Promise<void> {
  // Far enough ahead to write all of it first; the clock that plans is then set there.
  const dueAt = new Date(Math.ceil(Date.now() / MINUTE_MS + 30) * MINUTE_MS)
  await remindEverybody(database, dueAt)
  const now = () => new Date(dueAt.getTime() + 1_000)
  // What is compiled at the first time does not count: a server has run for a while.
  await sql`update public.notify_plan set next_at = now() - interval '1 second' where user_id in
    (select user_id from public.notify_plan limit 500)`.execute(database.accounts)
  await planReminders({ database, log, now: () => new Date(), isMailEnabled: false })
  await tidyUp(kind, database)
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  await planReminders({ database, log, now, isMailEnabled: false })
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  loop.disable()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from public.outbox`.execute(
    database.accounts,
  )
  if (rows[0]?.count !== PEOPLE) throw new Error(`${rows[0]?.count} pushes wait`)
  report([
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

/** What the database has to do after so much was written at once is no part of what is measured. */
async function tidyUp(kind: string, { accounts }: Database): Promise<void> {
  for (const table of ['outbox', 'notify_plan', 'notify_sent'])
    await sql.raw(`vacuum public.${table}`).execute(accounts)
  if (kind === 'PGlite') await sql`checkpoint`.execute(accounts)
}

async function measureIdle(kind: string, database: Database, syncs: () => number): Promise<void> {
  await sql`delete from public.outbox`.execute(database.accounts)
  await sql`update public.notify_plan set next_at = now() + interval '1 hour'`.execute(database.accounts)
  await tidyUp(kind, database)
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
  const without = await idle(0.5)
  const reminders = createReminders(parts)
  reminders.start()
  await pause(1_000)
  const withThem = await idle(1)
  await reminders.stop()
  report([
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
