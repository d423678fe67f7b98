import * as z from 'zod/mini'
import { calendarDate, instant, words } from '../fields.ts'

/** How the daily reminder can come. */
export const DAILY_WAYS = ['push', 'email'] as const
export type DailyWay = (typeof DAILY_WAYS)[number]

export const MOST_REMINDERS_A_DAY = 10

/** Minutes after midnight, by the clock on the person's wall. */
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439))

/**
 * What may be sent to a person (the four switches), and what they chose: one row. Nothing is sent before there is a time
 * and a way, so `dailyMinute` and `dailyWays` begin empty. Quiet hours go from `quietFrom` to `quietTo`, also over
 * midnight; both are null where there are none. `zone`: where the person is, as a device last said it; null before any
 * did. `weeklyDay`: 0 is Sunday. `dailySnoozedUntil` and `dailySkippedOn` are what 'In an hour' and 'Not today' write.
 */
export const notificationPreferencesSchema = z.strictObject({
  pushNotifications: z.boolean(),
  emailNotifications: z.boolean(),
  dailyReminders: z.boolean(),
  weeklySummaries: z.boolean(),
  dailyMinute: z.nullable(minuteOfDay),
  dailyWays: z
    .array(z.enum(DAILY_WAYS))
    .check(z.refine((ways: DailyWay[]) => new Set(ways).size === ways.length, 'must name each way once')),
  dailySnoozedUntil: z.nullable(instant),
  dailySkippedOn: z.nullable(calendarDate),
  weeklyDay: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  weeklyMinute: z.nullable(minuteOfDay),
  quietFrom: z.nullable(minuteOfDay),
  quietTo: z.nullable(minuteOfDay),
  mostADay: z.int().check(z.minimum(1), z.maximum(MOST_REMINDERS_A_DAY)),
  showsTitles: z.boolean(),
  zone: z.nullable(words(100)),
  followsDevice: z.boolean(),
  updatedAt: z.nullable(instant),
})

export type NotificationPreferencesData = z.infer<typeof notificationPreferencesSchema>
export type NotificationPreferences = Readonly<NotificationPreferencesData & { id: string }>

export const notificationPreferencesDefaults: NotificationPreferencesData = {
  pushNotifications: true,
  emailNotifications: true,
  dailyReminders: true,
  weeklySummaries: false,
  dailyMinute: null,
  dailyWays: [],
  dailySnoozedUntil: null,
  dailySkippedOn: null,
  weeklyDay: null,
  weeklyMinute: null,
  quietFrom: 22 * 60,
  quietTo: 8 * 60,
  mostADay: 3,
  showsTitles: false,
  zone: null,
  followsDevice: true,
  updatedAt: null,
}
