import { addDays } from '../days/add-days.ts'
import { instantOfLocal, localTimeAt, localTimeOf, minuteOf } from './local-time.ts'
import type { NotificationPreferences } from './notification-preferences.ts'

/** Minutes after midnight; they may reach over it. Both null: there are none. */
export type QuietHours = Pick<NotificationPreferences, 'quietFrom' | 'quietTo'>

export function isQuietMinute(minute: number, { quietFrom: from, quietTo: to }: QuietHours): boolean {
  if (from === null || to === null || from === to) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The same instant, or the end of the quiet hours that it lies in. */
export function afterQuietHours(instant: Date, quiet: QuietHours, zone: string): Date {
  const local = localTimeAt(instant, zone)
  const minute = minuteOf(local)
  if (quiet.quietTo === null || !isQuietMinute(minute, quiet)) return instant
  const date = local.slice(0, 10)
  const endDate = minute < quiet.quietTo ? date : addDays(date, 1)
  const end = instantOfLocal(localTimeOf(endDate, quiet.quietTo), zone)
  // In the hour that comes twice they may have ended before.
  return end > instant ? end : instant
}
