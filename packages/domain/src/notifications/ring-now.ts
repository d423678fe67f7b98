import { countsInDay, type Due, isOfUse } from './due.ts'
import { dueReminders, hasRoom, type ReminderRows } from './due-reminders.ts'
import { HOUR_MS, later, MINUTE_MS } from './local-time.ts'
import { nextDaily } from './next-daily.ts'
import type { NotificationPreferences } from './notification-preferences.ts'
import { dailyDue, smallThingFor, type SmallThingRows } from './small-thing.ts'

/** Something that rang here, by its key, and when: an instant. */
export interface Rung {
  readonly key: string
  readonly at: string
  /** Whether it does not count among the day's messages: it passed unheard, or was about leaving. */
  readonly isUncounted?: boolean | undefined
}

export interface BellRows extends Omit<ReminderRows, 'preferences' | 'sent'>, SmallThingRows {
  readonly preferences: NotificationPreferences
}

/** Nothing helps for longer. */
const BACK_HOURS = 12
const DAILY_BACK_HOURS = 3
/** What is due for longer is what a device slept through. */
const FRESH_MINUTES = 5

/**
 * What an open page rings now. What has just come due rings, each; of what was due while the device slept, the one thing that
 * matters most. `passed`: the rest of that, which rings no more.
 */
export function ringNow(
  rows: BellRows,
  { rung, now, zone }: { readonly rung: readonly Rung[]; readonly now: Date; readonly zone: string },
): { readonly rings: readonly Due[]; readonly passed: readonly Due[] } {
  const known = new Set(rung.map(({ key }) => key))
  const to = later(now, 1)
  // How many a day is counted below, as what rang already is among these.
  const preferences = { ...rows.preferences, mostADay: Infinity }
  const due = dueReminders({ ...rows, preferences }, later(now, -BACK_HOURS * HOUR_MS), to, zone)
  const daily = dailyNow(rows, rung, now, zone)
  const all = [...due.filter(({ key }) => !known.has(key)), ...(daily ? [daily] : [])].filter((one) =>
    isOfUse(one, now),
  )
  const [fresh, old] = partition(
    all,
    ({ dueAt }) => now.getTime() - Date.parse(dueAt) < FRESH_MINUTES * MINUTE_MS,
  )
  const chosen = fresh.length > 0 ? fresh : mostUseful(old)
  const sent = rung.flatMap(({ at, isUncounted }) => (isUncounted ? [] : [new Date(at)]))
  const rings: Due[] = []
  for (const one of chosen) {
    const counted = [...sent, ...rings.filter(countsInDay).map(() => now)]
    if (!countsInDay(one) || hasRoom(rows.preferences, counted, now, zone)) rings.push(one)
  }
  return { rings, passed: all.filter((one) => !rings.includes(one)) }
}

/** The daily reminder goes to this device where the person wants notifications of it. */
function dailyNow(rows: BellRows, rung: readonly Rung[], now: Date, zone: string): Due | null {
  const { preferences } = rows
  if (!preferences.dailyWays.includes('push')) return null
  const last = rung
    .filter(({ key }) => key.startsWith('daily:'))
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  const from = later(now, -DAILY_BACK_HOURS * HOUR_MS)
  const at = nextDaily(preferences, last === undefined ? null : new Date(last), from, zone)
  if (!at || at > now) return null
  const thing = smallThingFor(rows, now, zone)
  return thing && dailyDue(thing, at, zone)
}

const WEIGHTS: Record<Due['reason'], number> = {
  before_leaving: 0,
  event: 1,
  at_time: 2,
  usual_start: 3,
  daily: 4,
}

/** Who has to be somewhere comes first; of two alike the later one, which is nearer. */
function mostUseful(dues: readonly Due[]): Due[] {
  return dues
    .toSorted((a, b) => WEIGHTS[a.reason] - WEIGHTS[b.reason] || (a.dueAt < b.dueAt ? 1 : -1))
    .slice(0, 1)
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
