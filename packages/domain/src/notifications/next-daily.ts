import { wallSeconds } from '../calendar/wall-time.ts'
import { wallAt } from '../calendar/zones.ts'
import { addDays } from '../days/add-days.ts'
import { dateIn, HOUR_MS, instantOfLocal, later, localTimeAt, localTimeOf, minuteOf } from './local-time.ts'
import { isQuietMinute, type QuietHours } from './quiet-hours.ts'
import type { NotificationPreferences } from './notification-preferences.ts'

/** After travel, the next one comes no sooner. */
const LEAST_HOURS_APART = 12
/** Today; the days that were had already, left out, or do not exist where the person is; and the one after them. */
const DAYS_TO_LOOK = 5
/** Something sent so far ahead came from a clock that was wrong. */
const BELIEVED_HOURS = 36

type DailyPreferences = QuietHours &
  Pick<
    NotificationPreferences,
    'dailyReminders' | 'dailyMinute' | 'dailyWays' | 'dailySnoozedUntil' | 'dailySkippedOn'
  >

/** The minute after midnight at which the daily reminder comes: the chosen one, or the end of the quiet hours around it. */
export function dailyMinuteOf(
  preferences: QuietHours & Pick<DailyPreferences, 'dailyMinute'>,
): number | null {
  const { dailyMinute, quietTo } = preferences
  return dailyMinute !== null && isQuietMinute(dailyMinute, preferences) ? quietTo : dailyMinute
}

/**
 * The next instant of the daily reminder, from `now` on; null where the person chose no time or no way. One a local date,
 * and none within 12 hours of the last. What the person put off for an hour comes then, where that is still today.
 */
export function nextDaily(
  preferences: DailyPreferences,
  lastSent: Date | null,
  now: Date,
  zone: string,
): Date | null {
  const minute = dailyMinuteOf(preferences)
  if (minute === null || !preferences.dailyReminders || preferences.dailyWays.length === 0) return null
  const last = lastSent !== null && lastSent > later(now, BELIEVED_HOURS * HOUR_MS) ? null : lastSent
  const today = dateIn(now, zone)
  const snoozed = snoozedDaily(preferences, last, now, zone)
  if (snoozed) return snoozed
  for (let day = 0; day < DAYS_TO_LOOK; day += 1) {
    const date = addDays(today, day)
    if (date === preferences.dailySkippedOn || (last && date <= dateIn(last, zone))) continue
    const at = onDate(date, minute, zone)
    if (!at || at < now || (last && at < later(last, LEAST_HOURS_APART * HOUR_MS))) continue
    return at
  }
  return null
}

function snoozedDaily(
  preferences: DailyPreferences,
  last: Date | null,
  now: Date,
  zone: string,
): Date | null {
  if (preferences.dailySnoozedUntil === null) return null
  const until = new Date(preferences.dailySnoozedUntil)
  if (until < now || (last && until <= last)) return null
  const local = localTimeAt(until, zone)
  const today = dateIn(now, zone)
  const isOfToday = local.slice(0, 10) === today && preferences.dailySkippedOn !== today
  return isOfToday && !isQuietMinute(minuteOf(local), preferences) ? until : null
}

/**
 * The instant of a minute on a date. Where clocks go forward over midnight it is as much earlier as they do, so that it
 * stays on its date; null where the date itself is left out.
 */
function onDate(date: string, minute: number, zone: string): Date | null {
  const wanted = localTimeOf(date, minute)
  const at = instantOfLocal(wanted, zone)
  if (dateIn(at, zone) === date) return at
  const gap = wallSeconds(wallAt(at, zone)) - wallSeconds(`${wanted}:00`)
  const earlier = later(at, -gap * 1000)
  return dateIn(earlier, zone) === date ? earlier : null
}
