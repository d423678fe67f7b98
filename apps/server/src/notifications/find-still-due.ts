import type { Due } from '@glimmer/domain/notifications/due'
import { dateIn, later } from '@glimmer/domain/notifications/local-time'
import { dueReminders } from '@glimmer/domain/notifications/due-reminders'
import type { NotificationPreferences } from '@glimmer/domain/notifications/notification-preferences'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import { dailyDue, smallThingFor } from '@glimmer/domain/notifications/small-thing'
import type { Database } from '../db/open.ts'
import type { Waiting } from './outbox.ts'
import { readChosen, readRemindedRows, readSmallThings, type RemindedRows } from './read-rows.ts'

export interface StillDue {
  readonly due: Due
  readonly showsTitles: boolean
}

/**
 * What a waiting message is about, as the person's rows are now. Null where it is of no use any more: done, put off, turned
 * off, deleted, or nothing of today is left.
 */
export function findStillDue(
  database: Pick<Database, 'withUser'>,
  { userId, kind, data }: Waiting,
  now: Date,
): Promise<StillDue | null> {
  return database.withUser(userId, async (trx) => {
    const { preferences } = await readChosen(trx, userId)
    const zone = reminderZone(preferences, null)
    const isOn = kind === 'push' ? preferences.pushNotifications : preferences.emailNotifications
    if (zone === null || !isOn) return null
    const dueAt = new Date(data.dueAt)
    const { showsTitles } = preferences
    if (data.kind === 'reminder') {
      const due = findReminder(
        await readRemindedRows(trx, userId, reminderOf(data.tag)),
        data.tag,
        dueAt,
        zone,
      )
      return due ? { due, showsTitles } : null
    }
    if (!wantsDaily(preferences, kind, dueAt, zone)) return null
    const thing = smallThingFor(await readSmallThings(trx, userId), now, zone)
    return thing ? { due: dailyDue(thing, dueAt, zone), showsTitles } : null
  })
}

/** The id of the reminder that a message is about, of which its tag is made. */
const reminderOf = (tag: string) => tag.split('/')[0] ?? ''

function findReminder(rows: RemindedRows, tag: string, dueAt: Date, zone: string): Due | undefined {
  // How many a day has was counted when it was planned.
  const all = { ...rows, preferences: { ...rows.preferences, mostADay: Infinity }, sent: [] }
  return dueReminders(all, dueAt, later(dueAt, 1), zone).find(({ key }) => key === tag)
}

function wantsDaily(
  preferences: NotificationPreferences,
  kind: Waiting['kind'],
  dueAt: Date,
  zone: string,
): boolean {
  const { dailyReminders, dailyWays, dailySkippedOn, dailySnoozedUntil } = preferences
  const isLater = dailySnoozedUntil !== null && new Date(dailySnoozedUntil) > dueAt
  return (
    dailyReminders &&
    dailyWays.includes(kind === 'push' ? 'push' : 'email') &&
    dailySkippedOn !== dateIn(dueAt, zone) &&
    !isLater
  )
}
