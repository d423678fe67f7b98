import * as z from 'zod/mini'
import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { calendarDate, uuid } from '../fields.ts'
import { lastDoneOnOf } from './occurrence.ts'
import type { Task } from './task.ts'

const dayCount = z.int().check(z.minimum(1))

/** What was offered as the one thing next, so that nobody is shown the same for days. Dates are the person's. */
export const offeredThingsSchema = z.readonly(
  z.object({
    /** The day of `shown` and `skipped`, and the energy for which they were chosen. */
    on: z.nullable(calendarDate),
    energy: z.nullable(z.enum(['FULL', 'MEDIUM', 'LOW'])),
    shown: z.nullable(uuid),
    /** Whether it stays until it is done: false while the size of what is open is not known. */
    isSettled: z.boolean(),
    /** Ids of tasks for which the person asked for something else, the latest last. */
    skipped: z.readonly(z.array(uuid)),
    /** Of each task offered: on how many days, and on which last. */
    days: z.readonly(z.record(z.string(), z.object({ count: dayCount, last: calendarDate }))),
  }),
)

export type OfferedThings = z.infer<typeof offeredThingsSchema>

export const NOTHING_OFFERED: OfferedThings = {
  on: null,
  energy: null,
  shown: null,
  isSettled: false,
  skipped: [],
  days: {},
}

/** Older ones have long been forgotten by the person, too. */
const MOST_REMEMBERED = 100

type Offered = Pick<Task, 'id' | 'completed' | 'completedOn' | 'lastCompleted'>

/** The same object where nothing changes. */
export function noteOffered(
  before: OfferedThings,
  task: Offered,
  {
    today,
    energy,
    isSettled,
  }: Pick<OfferedThings, 'isSettled'> & {
    readonly today: string
    readonly energy: EnergyLevel | null
  },
): OfferedThings {
  const isSameDay = before.on === today
  if (isSameDay && before.shown === task.id && before.energy === energy) {
    return isSettled === before.isSettled ? before : { ...before, isSettled }
  }
  const former = before.days[task.id]
  const count = former?.last === today ? former.count : daysLeft(before, task, today) + 1
  const days = Object.entries({ ...before.days, [task.id]: { count, last: today } })
    .toSorted(([, a], [, b]) => (a.last < b.last ? 1 : -1))
    .slice(0, MOST_REMEMBERED)
  return {
    on: today,
    energy,
    shown: task.id,
    isSettled,
    skipped: isSameDay ? before.skipped : [],
    days: Object.fromEntries(days),
  }
}

/** Notes that the person asked for something else in place of a task. */
export function noteSkipped(before: OfferedThings, taskId: string): OfferedThings {
  return { ...before, shown: null, skipped: [...before.skipped.filter((id) => id !== taskId), taskId] }
}

/** On how many days before today it was offered and left. One that comes again and was done begins anew. */
export function daysLeft({ days }: OfferedThings, task: Offered, today: string): number {
  const former = days[task.id]
  if (!former) return 0
  const doneOn = lastDoneOnOf(task)
  if (doneOn !== null && doneOn >= former.last) return 0
  return former.last === today ? former.count - 1 : former.count
}
