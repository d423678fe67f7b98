import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../apps/server/test/databases.ts'
import { startPostOffice } from '../../apps/server/test/post-office.ts'
import { type PushDevice, type PushService, startPushService } from '../../apps/server/test/push-service.ts'
import { remindPeople } from '../../apps/server/test/reminded-crowd.ts'
import type { Database } from '../../apps/server/src/db/open.ts'
import { node } from '../support/glimmer-server.ts'
import { startFaultRun } from './fault-run.ts'

const entry = fileURLToPath(new URL('reminders-process.ts', import.meta.url))
const REMINDERS = 5
const MINUTE_MS = 60_000

/**
 * Then what was due is looked for, before it is killed again. A kill takes up to six seconds, and of what has been due for more
 * than ten minutes a person gets one alone.
 */
const KILLS_OF_A_ROUND = 25

/** People with five reminders of the last minute and a week in which something was done, all due now. */
async function addPeople(database: Database, service: PushService, count: number) {
  const now = Date.now()
  const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS)
  const aMinuteAgo = ago(1)
  const dueAt = Array.from({ length: REMINDERS }, () => aMinuteAgo)
  const chosen = {
    weeklySummaries: true,
    weeklyDay: aMinuteAgo.getUTCDay(),
    weeklyMinute: aMinuteAgo.getUTCHours() * 60 + aMinuteAgo.getUTCMinutes(),
  }
  const people = []
  for (let i = 0; i < count; i += 1)
    people.push({ id: await addPerson(database), device: service.addDevice() })
  const reminded = people.map(({ id, device: { subscription } }) => ({
    id,
    dueAt,
    chosen,
    subscription,
    hasWin: true,
  }))
  await remindPeople(database, reminded, { nextAt: new Date(now), lookedTo: ago(60) })
  return people
}

async function startAndKill(env: Record<string, string>, livesMs: number | null) {
  const child = spawn(node, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
  const early = exited.then(() => {
    throw new Error('it ended')
  })
  // It is killed later, which nobody waits for here.
  early.catch(() => {})
  await Promise.race([once(child.stdout, 'data'), early])
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  if (livesMs !== null) {
    await pause(livesMs)
    await kill()
  }
  return { kill, nothingWaits: () => said.trimEnd().endsWith('nothing waits') }
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
    const counts = ground.kind === 'postgres' ? { thin: 4, full: 150 } : { thin: 2, full: 50 }
    const run = startFaultRun(`reminders, server killed while it sends (${ground.kind})`, counts)
    const { databaseUrl = '', dataDir } = await ground.options()
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: office.smtpUrl,
      ...service.settings,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    const people: Awaited<ReturnType<typeof addPeople>> = []
    const tagsOf = ({ received }: PushDevice) => new Set(received.map(({ payload }) => payload.tag)).size
    const lettersOf = () =>
      people.map(({ id }) => office.letters.filter(({ to }) => to === `${id}@example.org`).length)
    const lostOf = () => lettersOf().filter((count) => count === 0).length
    for (let killed = 0; killed < run.times;) {
      const kills = Math.min(KILLS_OF_A_ROUND, run.times - killed)
      const database = await ground.open()
      people.push(...(await addPeople(database, service, kills * 4)))
      await database.close()
      for (let time = 0; time < kills; time += 1) await startAndKill(env, run.between(20, 800))
      killed += kills
      const { kill, nothingWaits } = await startAndKill(env, null)
      try {
        await expect
          .poll(() => people.filter(({ device }) => tagsOf(device) < REMINDERS).length, { timeout: 120_000 })
          .toBe(0)
        await expect.poll(nothingWaits, { timeout: 120_000 }).toBe(true)
        // Of those that it held in its hands as it was killed one each at most did not arrive: there are two hands. What the last
        // one holds waits no more, and is still to arrive.
        await expect.poll(lostOf).toBeLessThanOrEqual(killed * 2)
      } finally {
        await kill()
      }
    }
    const pushes = people.reduce((sum, { device }) => sum + device.received.length, 0)
    expect(Math.max(...lettersOf())).toBeLessThanOrEqual(1)
    const wanted = people.length * REMINDERS
    run.report(
      `${wanted} reminders, 0 lost, ${pushes - wanted} shown again under their tag; ${people.length} summaries, 0 twice, ${lostOf()} not sent`,
    )
  }, 1_800_000)
})
