import { countsInDay, type Due, isLeaveBy, isOfUse } from './due.ts'
import { hasRoom } from './due-reminders.ts'
import { HOUR_MS, later, MINUTE_MS } from './local-time.ts'
import { nextDaily } from './next-daily.ts'
import type { NotificationPreferences } from './notification-preferences.ts'

/** What is due for longer lay in a time in which the server was down. */
const FRESH_MINUTES = 10
/** Of all kinds, in 24 hours, however many a person asked for: more would only keep others waiting for theirs. */
const MOST_OF_ALL = 100
/** A daily reminder that is later than this is left out. */
const DAILY_LATE_MS = HOUR_MS

export interface Look {
  readonly preferences: NotificationPreferences
  /** What was sent in the last two days. */
  readonly sent: readonly { readonly key: string; readonly at: Date }[]
  /** Up to when it was looked before: what was due by then was sent, or has passed. */
  readonly since: Date
  readonly now: Date
  readonly zone: string
}

export interface Chosen {
  readonly rings: readonly Due[]
  /** What was due and is left out, as too much lay together, or the day was full. */
  readonly passed: number
}

/**
 * What is sent now of what came due since the last look. Each that is fresh is; of what lay in a time without a server the one
 * thing that matters most, and only where it still helps: nothing piles up.
 */
export function chooseDue(dues: readonly Due[], { preferences, sent, since, now, zone }: Look): Chosen {
  const known = new Set(sent.map(({ key }) => key))
  const open = dues.filter(
    ({ key, dueAt }) => new Date(dueAt) > since && new Date(dueAt) <= now && !known.has(key),
  )
  const useful = open.filter((due) => isOfUse(due, now))
  const fresh = useful.filter(({ dueAt }) => new Date(dueAt) > later(now, -FRESH_MINUTES * MINUTE_MS))
  const rings: Due[] = []
  const lately = sent.filter(({ at }) => at > later(now, -24 * HOUR_MS)).length
  for (const due of fresh.length > 0 ? fresh : mostUseful(useful)) {
    if (lately + rings.length >= MOST_OF_ALL) break
    const counted = [...sent.map(({ at }) => at), ...rings.filter(countsInDay).map(() => now)]
    if (!countsInDay(due) || hasRoom(preferences, counted, now, zone)) rings.push(due)
  }
  return { rings, passed: open.length - rings.length }
}

/** When the daily reminder that is sent now was due, or null: none was, it is more than an hour late, or the day is full. */
export function dailyDueNow(
  { preferences, sent, since, now, zone }: Look,
  { lastDaily, besides }: { readonly lastDaily: Date | null; readonly besides: number },
): Date | null {
  const late = later(now, -DAILY_LATE_MS)
  const at = nextDaily(preferences, lastDaily, since > late ? later(since, 1) : late, zone)
  if (!at || at > now) return null
  const counted = [...sent.map((one) => one.at), ...Array.from({ length: besides }, () => now)]
  return hasRoom(preferences, counted, now, zone) ? at : null
}

/** Who has to be somewhere comes first; of two alike the one that was due later. */
function mostUseful(dues: readonly Due[]): Due[] {
  const weight = (due: Due) => (isLeaveBy(due) ? 0 : due.kind === 'event' ? 1 : 2)
  return dues.toSorted((a, b) => weight(a) - weight(b) || (a.dueAt < b.dueAt ? 1 : -1)).slice(0, 1)
}
