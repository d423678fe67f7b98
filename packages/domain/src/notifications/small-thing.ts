import { dayPartOfHour } from '../days/day-part.ts'
import { dayStartOf } from '../days/own-day.ts'
import type { DailyCheckin } from '../energy/daily-checkin.ts'
import type { UserPreferencesData } from '../preferences/user-preferences.ts'
import { isSubtaskDone, isTaskDone, isTaskListed } from '../tasks/completion.ts'
import { type NextThing, oneThingNext } from '../tasks/next-thing.ts'
import type { OfferedThings } from '../tasks/offered-things.ts'
import { inStepOrder } from '../tasks/step-order.ts'
import type { Subtask } from '../tasks/subtask.ts'
import type { Task } from '../tasks/task.ts'
import type { Due } from './due.ts'
import { dateIn, HOUR_MS, later, localTimeAt, minuteOf, ownDayOfLocal } from './local-time.ts'

export interface SmallThingRows {
  readonly tasks: readonly Task[]
  readonly subtasks: readonly Subtask[]
  readonly checkins?: readonly DailyCheckin[]
  readonly userPreferences?: UserPreferencesData | undefined
  /** What was offered before, where that is known: on the device. */
  readonly offered?: OfferedThings
}

/** How long the daily reminder helps. */
const DAILY_HOURS = 3

/** The one small thing that fits this hour where the person is, as 'One thing next' has it; null where nothing is open. */
export function smallThingFor(rows: SmallThingRows, now: Date, zone: string): NextThing | null {
  const dayStart = dayStartOf(rows.userPreferences)
  const local = localTimeAt(now, zone)
  const today = ownDayOfLocal(local, dayStart)
  const steps = Map.groupBy(rows.subtasks, ({ taskId }) => taskId)
  const views = rows.tasks
    .filter((task) => isTaskListed(task, today))
    .map((task) => ({
      task,
      isDone: isTaskDone(task, today),
      steps: inStepOrder(steps.get(task.id) ?? []).map((step) => ({
        step,
        isDone: isSubtaskDone(step, task, today),
      })),
    }))
  const { offered } = rows
  const isToday = offered?.on === today
  return oneThingNext(views, {
    now,
    dayStart,
    part: dayPartOfHour(Math.floor(minuteOf(local) / 60), dayStart),
    energy: rows.checkins?.find(({ checkinDate }) => checkinDate === today)?.energyLevel,
    skipped: isToday ? offered.skipped : [],
    shown: isToday ? (offered.shown ?? undefined) : undefined,
    offered: offered && { things: offered, today },
  })
}

/** The daily reminder at its instant, about one small thing. */
export function dailyDue({ task, step }: NextThing, at: Date, zone: string): Due {
  return {
    key: `daily:${dateIn(at, zone)}`,
    kind: 'daily',
    reason: 'daily',
    reminderId: null,
    taskId: task.id,
    eventId: null,
    title: step?.title ?? task.title,
    dueAt: at.toISOString(),
    startsAt: null,
    isAllDay: false,
    expiresAt: later(at, DAILY_HOURS * HOUR_MS).toISOString(),
  }
}
