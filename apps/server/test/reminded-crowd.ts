import { notificationPreferencesDefaults } from '@glimmer/domain/notifications/notification-preferences'
import { sql } from 'kysely'
import type { Database } from '../src/db/open.ts'
import { putRows } from '../src/sync/rows.ts'

const TASK = '00000000-0000-4000-8000-000000000001'

/** What somebody is to be reminded of, and where. Nothing of it is looked at as it is written: thousands of people get it. */
export interface Reminded {
  readonly id: string
  readonly dueAt: readonly Date[]
  readonly chosen?: object
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** Something was done today, of which a summary can speak. */
  readonly hasWin?: boolean
}

/** Gives accounts that are there a task with reminders, a device, and a plan. By the clocks of UTC, as the rows say. */
export async function remindPeople(
  database: Database,
  people: readonly Reminded[],
  plan: { readonly nextAt: Date; readonly lookedTo: Date },
): Promise<void> {
  const now = new Date().toISOString()
  const task = { title: 'Water the fern', priority: 'medium', category: 'personal', createdAt: now }
  const open = { completed: false, isDaily: false, timeOfDay: 'anytime' }
  const zone = { zone: 'UTC', quietFrom: null, quietTo: null, mostADay: 10 }
  await database.forSeveral(async (trx, actAs) => {
    for (const { id, dueAt, chosen = {}, hasWin = false } of people) {
      const preferences = { ...notificationPreferencesDefaults, ...zone, ...chosen }
      const reminders = dueAt.map((at, place) => {
        const localTime = at.toISOString().slice(0, 16)
        const rowId = `00000000-0000-4000-8000-00000000001${place}`
        return [rowId, { taskId: TASK, kind: 'at_time', localTime, createdAt: now }] as const
      })
      const win = { title: 'Wash a cup', completedAt: now, completedOn: now.slice(0, 10) }
      await actAs(id)
      await putRows(trx, id, 'notification_preferences', 1, new Map([['me', preferences]]))
      await putRows(trx, id, 'tasks', 1, new Map([[TASK, { ...task, ...open }]]))
      await putRows(trx, id, 'task_reminders', 1, new Map(reminders))
      if (hasWin) await putRows(trx, id, 'wins', 1, new Map([[`${TASK}:${now.slice(0, 10)}`, win]]))
    }
    await actAs(null)
    const devices = people.map(({ id, subscription }) => ({ id, ...subscription }))
    const listed = sql`json_to_recordset(${JSON.stringify(devices)}::json)
      as device (id text, endpoint text, p256dh text, auth text)`
    await sql`insert into accounts.session (id, user_id, token, expires_at)
      select 'session of ' || id, id, 'token of ' || id, now() + interval '1 day' from ${listed}`.execute(trx)
    await sql`
      insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, created_at, seen_at)
      select id, 'one', 'session of ' || id, endpoint, p256dh, auth, now(), now() from ${listed}`.execute(trx)
    await sql`insert into notify_plan (user_id, next_at, looked_to)
      select id, ${plan.nextAt.toISOString()}, ${plan.lookedTo.toISOString()} from ${listed}`.execute(trx)
  })
}

/** What the database has to do after so much was written at once is no part of what is measured. */
export async function tidyUp({ accounts, kind }: Database): Promise<void> {
  for (const table of ['outbox', 'notify_plan', 'notify_sent'])
    await sql.raw(`vacuum public.${table}`).execute(accounts)
  if (kind === 'pglite') await sql`checkpoint`.execute(accounts)
}

/** Lets nothing wait and nobody be due for an hour. */
export async function emptyOutbox({ accounts }: Database): Promise<void> {
  const nextAt = new Date(Date.now() + 60 * 60_000).toISOString()
  await accounts.deleteFrom('public.outbox').execute()
  await accounts.updateTable('public.notify_plan').set({ next_at: nextAt }).execute()
}
