import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { notificationPreferencesDefaults } from '@glimmer/domain/notifications/notification-preferences'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../apps/server/test/databases.ts'
import { startPostOffice } from '../../apps/server/test/post-office.ts'
import { type PushDevice, type PushService, startPushService } from '../../apps/server/test/push-service.ts'
import type { Database } from '../../apps/server/src/db/open.ts'
import { putRows } from '../../apps/server/src/sync/rows.ts'
import { node } from '../support/glimmer-server.ts'
import { startFaultRun } from './fault-run.ts'

const entry = fileURLToPath(new URL('reminders-process.ts', import.meta.url))
const TASK = '00000000-0000-4000-8000-000000000001'
const MINUTES = [1, 2, 3, 4, 5]
const MINUTE_MS = 60_000

/** Somebody with five reminders of the last minutes and a week in which something was done, all due now. */
async function addReminded(database: Database, device: PushDevice, now: Date): Promise<string> {
  const userId = await addPerson(database)
  const at = now.toISOString()
  const localAgo = (minutes: number) =>
    new Date(now.getTime() - minutes * MINUTE_MS).toISOString().slice(0, 16)
  const preferences = {
    ...notificationPreferencesDefaults,
    zone: 'UTC',
    quietFrom: null,
    quietTo: null,
    mostADay: 10,
    weeklySummaries: true,
    weeklyDay: new Date(`${localAgo(1)}:00Z`).getUTCDay(),
    weeklyMinute: Number(localAgo(1).slice(11, 13)) * 60 + Number(localAgo(1).slice(14)),
  }
  const task = { title: 'Water the fern', priority: 'medium', category: 'personal', createdAt: at }
  const open = { completed: false, isDaily: false, timeOfDay: 'anytime' }
  const reminders = MINUTES.map(
    (minutes) =>
      [
        `00000000-0000-4000-8000-00000000001${minutes}`,
        { taskId: TASK, kind: 'at_time', localTime: localAgo(minutes), createdAt: at },
      ] as const,
  )
  const win = { title: 'Wash a cup', completedAt: at, completedOn: at.slice(0, 10) }
  const { endpoint, p256dh, auth } = device.subscription
  await database.forSeveral(async (trx, actAs) => {
    await actAs(userId)
    await putRows(trx, userId, 'notification_preferences', 1, new Map([['me', preferences]]))
    await putRows(trx, userId, 'tasks', 1, new Map([[TASK, { ...task, ...open }]]))
    await putRows(trx, userId, 'task_reminders', 1, new Map(reminders))
    await putRows(trx, userId, 'wins', 1, new Map([[`${TASK}:${at.slice(0, 10)}`, win]]))
    await actAs(null)
    await sql`insert into accounts.session (id, user_id, token, expires_at)
      values (${userId}, ${userId}, ${userId}, now() + interval '1 day')`.execute(trx)
    await sql`insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, created_at, seen_at)
      values (${userId}, 'one', ${userId}, ${endpoint}, ${p256dh}, ${auth}, now(), now())`.execute(trx)
    await sql`insert into notify_plan (user_id, next_at, looked_to)
      values (${userId}, now(), now() - interval '1 hour')`.execute(trx)
  })
  return `${userId}@example.org`
}

async function startAndKill(env: Record<string, string>, livesMs: number | null) {
  const child = spawn(node, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), exited.then(() => Promise.reject(new Error('it ended')))])
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  if (livesMs !== null) {
    await pause(livesMs)
    await kill()
  }
  return kill
}

describeOnBothDatabases('a server that is killed while it sends', (ground) => {
  let service: PushService
  let office: Awaited<ReturnType<typeof startPostOffice>>
  beforeAll(async () => {
    service = await startPushService({ takesMs: 30 })
    office = await startPostOffice()
  })
  afterAll(() => Promise.all([service.close(), office.close()]))

  it('loses no reminder, and sends no summary twice', async () => {
    const counts = ground.kind === 'postgres' ? { thin: 10, full: 150 } : { thin: 2, full: 50 }
    const run = startFaultRun(`reminders, server killed while it sends (${ground.kind})`, counts)
    const database = await ground.open()
    const people: { device: PushDevice; email: string }[] = []
    const now = new Date()
    for (let i = 0; i < run.times * 4; i += 1) {
      const device = service.addDevice()
      people.push({ device, email: await addReminded(database, device, now) })
    }
    await database.close()
    const { databaseUrl = '', dataDir } = await ground.options()
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: office.smtpUrl,
      ...service.settings,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    for (let time = 0; time < run.times; time += 1) await startAndKill(env, run.between(20, 800))
    const kill = await startAndKill(env, null)
    const tagsOf = ({ received }: PushDevice) => new Set(received.map(({ payload }) => payload.tag)).size
    await expect
      .poll(() => people.filter(({ device }) => tagsOf(device) < MINUTES.length).length, { timeout: 120_000 })
      .toBe(0)
    await kill()
    const pushes = people.reduce((sum, { device }) => sum + device.received.length, 0)
    const letters = people.map(({ email }) => office.letters.filter(({ to }) => to === email).length)
    expect(Math.max(...letters)).toBeLessThanOrEqual(1)
    const lost = letters.filter((count) => count === 0).length
    // Of those that it held in its hands as it was killed one each at most did not arrive: there are four hands.
    expect(lost).toBeLessThanOrEqual(run.times * 4)
    const wanted = people.length * MINUTES.length
    run.report(
      `${wanted} reminders, 0 lost, ${pushes - wanted} shown again under their tag; ${people.length} summaries, 0 twice, ${lost} not sent`,
    )
  }, 1_800_000)
})
