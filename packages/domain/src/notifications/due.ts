import { dateIn } from './local-time.ts'
import type { TaskReminderKind } from './task-reminder.ts'

/** Something to remind a person of. Times are instants, ISO 8601 UTC. */
export interface Due {
  /** The same wherever it is reckoned: the reminder and the instant that was asked for. Also the notification's tag. */
  readonly key: string
  readonly kind: 'daily' | 'task' | 'event'
  /** What was asked for. */
  readonly reason: 'daily' | TaskReminderKind | 'event'
  /** The row of the reminder; null for the daily one. */
  readonly reminderId: string | null
  readonly taskId: string | null
  readonly eventId: string | null
  readonly title: string
  /** After quiet hours. */
  readonly dueAt: string
  /** When the event begins, or when one has to leave; null where nothing does. */
  readonly startsAt: string | null
  readonly isAllDay: boolean
  /** From when on it helps nobody any more. */
  readonly expiresAt: string
}

/** Whether somebody has to leave by then. */
export function isLeaveBy({ reason }: Pick<Due, 'reason'>): boolean {
  return reason === 'before_leaving'
}

/**
 * Whether it is one of the few messages of a day. What somebody has to be somewhere for is none: an appointment that was asked
 * for and not said would be worse than one message more.
 */
export function countsInDay({ reason }: Pick<Due, 'reason'>): boolean {
  return reason !== 'before_leaving' && reason !== 'event'
}

export function isOfUse({ expiresAt }: Pick<Due, 'expiresAt'>, now: Date): boolean {
  return Date.parse(expiresAt) > now.getTime()
}

/** The page that shows what it is about: today's tasks, or the day of the event. */
export function pageOfDue({ kind, startsAt }: Pick<Due, 'kind' | 'startsAt'>, zone: string): string {
  if (kind !== 'event' || startsAt === null) return '/tasks'
  return `/calendar?view=day&date=${dateIn(new Date(startsAt), zone)}`
}
