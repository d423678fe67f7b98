import { chooseDue, dailyDueNow, type Look } from '@glimmer/domain/notifications/choose-due'
import type { Due } from '@glimmer/domain/notifications/due'
import { dueReminders } from '@glimmer/domain/notifications/due-reminders'
import { dateIn, HOUR_MS, later } from '@glimmer/domain/notifications/local-time'
import { nextDaily } from '@glimmer/domain/notifications/next-daily'
import { isoWeekOf, nextWeekly } from '@glimmer/domain/notifications/next-weekly'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import type { RemindedRows } from './read-rows.ts'

/** Everybody with a plan is looked at so often at least. A time that lies further ahead comes from a clock that was wrong. */
export const LOOK_HOURS = 24
/** A summary that is later than this is left out. */
const WEEKLY_LATE_MS = 24 * HOUR_MS

export interface PlanState {
  readonly lookedTo: Date
  readonly lastDaily: Date | null
}

/** What is to be sent. `key` names it among all that is sent to its person, and `tag` on their devices. */
export interface Wanted {
  readonly kind: 'reminder' | 'daily' | 'weekly'
  readonly key: string
  readonly tag: string
  readonly dueAt: Date
  readonly expiresAt: Date
  /** Whether somebody has to leave by then. */
  readonly isUrgent: boolean
}

export interface Planned {
  readonly wanted: readonly Wanted[]
  /** What was due and is left out. */
  readonly passed: number
  /** Null where nothing can come, until something is changed. */
  readonly next: { readonly at: Date; readonly lastDaily: Date | null } | null
}

/** What is due for a person now, and when to look again. Others get their turn in between. */
export async function planPerson(
  rows: RemindedRows,
  state: PlanState,
  { now, rest }: { readonly now: Date; readonly rest: () => Promise<void> },
): Promise<Planned> {
  const { preferences } = rows
  const zone = reminderZone(preferences, null)
  if (zone === null) return { wanted: [], passed: 0, next: null }
  // One that lies ahead comes from a clock that was wrong.
  const since = state.lookedTo < now ? state.lookedTo : now
  const dues = await findDues(rows, { from: since, to: later(now, LOOK_HOURS * HOUR_MS), rest }, zone)
  const look: Look = { preferences, sent: rows.sent, since, now, zone }
  const chosen = chooseDue(dues, look)
  const daily = dailyDueNow(look, { lastDaily: state.lastDaily, besides: chosen.rings.length })
  const lastDaily = daily ?? state.lastDaily
  const weeklySince = later(now, -WEEKLY_LATE_MS)
  const weekly = nextWeekly(preferences, since > weeklySince ? later(since, 1) : weeklySince, zone)
  const wanted = [
    ...chosen.rings.map(reminderOf),
    ...(daily ? [dailyOf(daily, zone)] : []),
    ...(weekly && weekly <= now ? [weeklyOf(weekly, zone)] : []),
  ]
  const soon = later(now, 1)
  const ahead = [
    ...dues.map(({ dueAt }) => new Date(dueAt)).filter((at) => at > now),
    nextDaily(preferences, lastDaily, soon, zone),
    nextWeekly(preferences, soon, zone),
  ].filter((at) => at !== null)
  const hasReminders = rows.taskReminders.length + rows.eventReminders.length > 0
  const isOver = ahead.length === 0 && !hasReminders
  const [first] = ahead.toSorted((a, b) => a.getTime() - b.getTime())
  const last = later(now, LOOK_HOURS * HOUR_MS)
  return {
    wanted,
    passed: chosen.passed,
    next: isOver ? null : { at: first && first < last ? first : last, lastDaily },
  }
}

/** One reminder after the other: a series with a rule that takes long holds up nobody but itself. */
async function findDues(
  rows: RemindedRows,
  { from, to, rest }: { readonly from: Date; readonly to: Date; readonly rest: () => Promise<void> },
  zone: string,
): Promise<Due[]> {
  // How many a day has is counted when they are sent.
  const all = { ...rows, preferences: { ...rows.preferences, mostADay: Infinity }, sent: [] }
  const none = { ...all, taskReminders: [], eventReminders: [] }
  const parts = [
    ...rows.taskReminders.map((reminder) => ({
      ...none,
      taskReminders: [reminder],
      tasks: rows.tasks.filter(({ id }) => id === reminder.taskId),
    })),
    ...rows.eventReminders.map((reminder) => ({
      ...none,
      eventReminders: [reminder],
      events: rows.events.filter(({ id }) => id === reminder.eventId),
      overrides: rows.overrides.filter(({ eventId }) => eventId === reminder.eventId),
    })),
  ]
  const dues: Due[] = []
  for (const part of parts) {
    dues.push(...dueReminders(part, later(from, 1), to, zone))
    await rest()
  }
  return dues
}

function reminderOf({ key, dueAt, expiresAt, reason }: Due): Wanted {
  return {
    kind: 'reminder',
    key,
    tag: key,
    dueAt: new Date(dueAt),
    expiresAt: new Date(expiresAt),
    isUrgent: reason === 'before_leaving',
  }
}

/** What was put off for an hour comes under the same tag, as another message. */
function dailyOf(at: Date, zone: string): Wanted {
  const tag = `daily:${dateIn(at, zone)}`
  const key = `${tag}/${at.toISOString()}`
  return { kind: 'daily', key, tag, dueAt: at, expiresAt: later(at, HOUR_MS), isUrgent: false }
}

function weeklyOf(at: Date, zone: string): Wanted {
  const key = `weekly:${isoWeekOf(dateIn(at, zone))}`
  return {
    kind: 'weekly',
    key,
    tag: key,
    dueAt: at,
    expiresAt: later(at, WEEKLY_LATE_MS),
    isUrgent: false,
  }
}
