import { setImmediate as nextTurn } from 'node:timers/promises'
import { HOUR_MS, later } from '@glimmer/domain/notifications/local-time'
import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { createRests } from '../rests.ts'
import { LOOK_HOURS, type Planned, planPerson, type PlanState } from './plan-person.ts'
import { type RemindedRows, readRemindedRows } from './read-rows.ts'

type Trx = Transaction<PersonalTables>

/** So many people at once: on the embedded database everybody waits while they are read. */
const SLICE = 50
/** A PostgreSQL is asked for several at the same time, as most of a slice is waiting for its answers. */
const SLICES_AT_ONCE = { pglite: 1, postgres: 3 }
/** Who is not done after so long, as the server ended, is looked at again. */
const LEASE_MS = 60_000
/** Somebody whose rows cannot be reckoned with is looked at again after so long. */
const AFTER_TROUBLE_MS = 60 * 60_000

interface Taken {
  readonly userId: string
  readonly state: PlanState
  readonly rows: RemindedRows
}

export interface PlanParts {
  readonly database: Database
  readonly log: Logger
  readonly now: () => Date
  readonly isMailEnabled: boolean
}

/**
 * Looks at the people whose time has come, puts what is due for them into the outbox, and notes when to look again. Returns
 * how many were looked at and how much was left out. Several servers share the work: each takes its own slice, and nothing
 * that was sent is sent again.
 */
export async function planReminders(
  parts: PlanParts,
  signal?: AbortSignal,
): Promise<{ people: number; passed: number }> {
  const atOnce = Array.from({ length: SLICES_AT_ONCE[parts.database.kind] }, () => planSlices(parts, signal))
  const done = await Promise.all(atOnce)
  const sum = (what: 'people' | 'passed') => done.reduce((all, one) => all + one[what], 0)
  return { people: sum('people'), passed: sum('passed') }
}

async function planSlices(
  parts: PlanParts,
  signal: AbortSignal | undefined,
): Promise<{ people: number; passed: number }> {
  let people = 0
  let passed = 0
  for (;;) {
    if (signal?.aborted) break
    const now = parts.now()
    const until = later(now, LEASE_MS)
    const taken = await takeSlice(parts, now, until)
    if (taken.length === 0) break
    const planned = await planAll(parts, taken, now)
    await keepPlans(parts, planned, { now, until })
    await nextTurn()
    people += taken.length
    for (const { plan } of planned) passed += plan?.passed ?? 0
  }
  return { people, passed }
}

/** Reads the next people, and holds them for as long as it takes: whoever writes meanwhile makes them due again. */
function takeSlice({ database }: PlanParts, now: Date, until: Date): Promise<Taken[]> {
  return database.forSeveral(async (trx, actAs) => {
    const { rows: due } = await sql<{
      user_id: string
      looked_to: string
      last_daily_at: string | null
    }>`
      update notify_plan as plan set next_at = ${until.toISOString()}
      from (
        select user_id from notify_plan
        where next_at <= ${now.toISOString()}
          or next_at > ${later(now, (LOOK_HOURS + 1) * HOUR_MS).toISOString()}
        order by next_at limit ${SLICE} for update skip locked
      ) as due
      where plan.user_id = due.user_id
      returning plan.user_id, plan.looked_to, plan.last_daily_at`.execute(trx)
    const taken: Taken[] = []
    const rest = createRests()
    for (const { user_id: userId, looked_to: lookedTo, last_daily_at: lastDaily } of due) {
      await actAs(userId)
      const rows = await readRemindedRows(trx, userId)
      taken.push({ userId, rows, state: { lookedTo: new Date(lookedTo), lastDaily: dateOf(lastDaily) } })
      await rest()
    }
    return taken
  })
}

/** Null is the plan of somebody whose rows cannot be reckoned with. */
type PlanOf = Pick<Taken, 'userId' | 'rows'> & { readonly plan: Planned | null }

async function planAll({ log }: PlanParts, taken: readonly Taken[], now: Date): Promise<PlanOf[]> {
  const planned: PlanOf[] = []
  const rest = createRests()
  for (const { userId, rows, state } of taken) {
    const plan = await planPerson(rows, state, { now, rest }).catch((error: unknown) => {
      log.error({ err: error, userId }, 'the reminders of a person could not be planned')
      return null
    })
    planned.push({ userId, rows, plan })
  }
  return planned
}

async function keepPlans(
  { database, isMailEnabled }: PlanParts,
  planned: readonly PlanOf[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  const held = until.toISOString()
  const wanted = planned.flatMap(({ userId, rows, plan }) =>
    (plan?.wanted ?? []).map((one) => ({
      user_id: userId,
      key: one.key,
      expires_at: one.expiresAt.toISOString(),
      data: { kind: one.kind, tag: one.tag, dueAt: one.dueAt.toISOString(), isUrgent: one.isUrgent },
      is_push: one.kind !== 'weekly' && mayPush(rows, one.kind),
      letter: isMailEnabled ? letterOf(rows, one.kind) : null,
    })),
  )
  const plans = planned.map(({ userId, plan }) => ({
    user_id: userId,
    next_at: plan ? (plan.next?.at.toISOString() ?? null) : later(now, AFTER_TROUBLE_MS).toISOString(),
    last_daily_at: plan?.next?.lastDaily?.toISOString() ?? null,
    is_trouble: plan === null,
  }))
  await database.forSeveral(async (trx) => {
    if (wanted.length > 0) await putIntoOutbox(trx, wanted, now)
    // Who was made due meanwhile keeps that, and is looked at again.
    await sql`update notify_plan as plan
      set next_at = case when plan.next_at = ${held} and kept.next_at is not null then kept.next_at else plan.next_at end,
        looked_to = case when kept.is_trouble then plan.looked_to else ${now.toISOString()} end,
        last_daily_at = coalesce(kept.last_daily_at, plan.last_daily_at)
      from json_to_recordset(${JSON.stringify(plans)}::json)
        as kept (user_id text, next_at timestamptz, last_daily_at timestamptz, is_trouble boolean)
      where plan.user_id = kept.user_id`.execute(trx)
    await sql`delete from notify_plan as plan
      using json_to_recordset(${JSON.stringify(plans)}::json) as kept (user_id text, next_at timestamptz)
      where plan.user_id = kept.user_id and kept.next_at is null and plan.next_at = ${held}`.execute(trx)
  })
}

/** What was sent before is left out: two servers, or a server that comes back, send nothing twice. */
async function putIntoOutbox(trx: Trx, wanted: readonly object[], now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`with wanted as (
      select w.user_id, w.key, w.expires_at, w.data, w.is_push, w.letter from json_to_recordset(${JSON.stringify(wanted)}::json) as w (
        user_id text, key text, expires_at timestamptz, data jsonb, is_push boolean, letter text)
      -- Whoever erased their account meanwhile gets nothing.
      join notify_plan as plan on plan.user_id = w.user_id
    ), fresh as (
      insert into notify_sent (user_id, key, sent_at) select user_id, key, ${at} from wanted
      on conflict do nothing returning user_id, key
    ), pushes as (
      insert into outbox (user_id, kind, key, run_at, expires_at, data)
      select wanted.user_id, 'push', wanted.key || ' ' || device.id, ${at}, expires_at,
        data || jsonb_build_object('device', device.id)
      from wanted join fresh using (user_id, key) join push_subscriptions as device on device.user_id = wanted.user_id
      where is_push
      on conflict do nothing
    )
    insert into outbox (user_id, kind, key, run_at, expires_at, data)
    select wanted.user_id, letter, wanted.key, ${at}, expires_at, data from wanted join fresh using (user_id, key)
    where letter is not null
    on conflict do nothing`.execute(trx)
}

function mayPush({ preferences }: RemindedRows, kind: 'reminder' | 'daily'): boolean {
  return preferences.pushNotifications && (kind === 'reminder' || preferences.dailyWays.includes('push'))
}

function letterOf(
  { preferences }: RemindedRows,
  kind: 'reminder' | 'daily' | 'weekly',
): 'daily-letter' | 'weekly-letter' | null {
  if (!preferences.emailNotifications || kind === 'reminder') return null
  if (kind === 'weekly') return 'weekly-letter'
  return preferences.dailyWays.includes('email') ? 'daily-letter' : null
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
