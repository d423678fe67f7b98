/** What the rules read of the rows about reminders. */

export const TASK_REMINDER_KINDS = ['at_time', 'usual_start', 'before_leaving'] as const
export type TaskReminderKind = (typeof TASK_REMINDER_KINDS)[number]

export interface TaskReminder {
  readonly id: string
  readonly taskId: string
  readonly kind: TaskReminderKind
  readonly localTime: string | null
  readonly minutesBefore: number | null
  readonly snoozedUntil: string | null
  readonly createdAt: string
}

export interface EventReminder {
  readonly id: string
  readonly eventId: string
  readonly minutesBefore: number
  readonly snoozedUntil: string | null
  readonly createdAt: string
}

export interface NotificationPreferences {
  readonly dailyReminders: boolean
  readonly dailyMinute: number | null
  readonly dailyWays: readonly ('push' | 'email')[]
  readonly dailySnoozedUntil: string | null
  readonly dailySkippedOn: string | null
  readonly quietFrom: number | null
  readonly quietTo: number | null
  readonly mostADay: number
  readonly showsTitles: boolean
  readonly zone: string | null
  readonly followsDevice: boolean
}
