import { addDays } from '../days/add-days.ts'
import { dateOfDay, dayInMonth, dayNumber, monthOfDay, weekdayOf } from '../days/day-number.ts'
import { TRAVELLERS_DAYS } from '../days/travellers.ts'
import type { Repeat } from './repeat.ts'
import type { TaskData } from './task.ts'

/** What is known of a repeating task besides its rule. All are the person's dates. */
export interface RepeatState {
  readonly today: string
  readonly lastDoneOn: string | null
  readonly skippedOn: string | null
  /** A day up to today on which the task is due once more, in addition to its rule. */
  readonly extraOn?: string | null
}

/** `on`: the newest day up to today, null where the first lies ahead. `next`: after today; null only after the year 9999. */
export interface Occurrence {
  readonly on: string | null
  readonly isOpen: boolean
  readonly next: string | null
}

/**
 * The current and next occurrence of a repeating task. Only the newest one counts, so that days away do not pile up.
 * It takes the same few steps however long ago the rule began.
 */
export function occurrence(repeat: Repeat, state: RepeatState): Occurrence {
  const { today, extraOn = null } = state
  const settledOn = laterOf(believed(state.lastDoneOn, today), believed(state.skippedOn, today))
  const todayNumber = dayNumber(today)
  const around =
    repeat.kind === 'after'
      ? aroundAfter(repeat, todayNumber, settledOn)
      : AROUND[repeat.kind](repeat, todayNumber)
  const newest = around.newest === null ? null : dateOfDay(around.newest)
  const on = laterOf(newest, extraOn !== null && extraOn <= today ? extraOn : null)
  const isOpen = on !== null && (settledOn === null || settledOn < on) && (repeat.stays || on === today)
  const next = isOpen && repeat.kind === 'after' ? todayNumber + repeat.every : around.next
  return { on, isOpen, next: dateOfDay(next) }
}

type RepeatingTask = Pick<
  TaskData,
  'repeat' | 'isDaily' | 'completed' | 'completedOn' | 'lastCompleted' | 'skippedOn' | 'dueDate'
>

/** The rule by which a task repeats; null for a daily task, which has no rule. */
export function repeatOf({ isDaily, repeat }: Pick<TaskData, 'isDaily' | 'repeat'>): Repeat | null {
  return isDaily ? null : repeat
}

/** The occurrence of a task that repeats by a rule; null for any other task. A date that is still to come delays it. */
export function taskOccurrence(task: RepeatingTask, today: string): Occurrence | null {
  const repeat = repeatOf(task)
  if (!repeat) return null
  const { dueDate, skippedOn } = task
  const isHeldBack = dueDate !== null && dueDate > today
  const lastDoneOn = lastDoneOnOf(task)
  const found = occurrence(repeat, { today, lastDoneOn, skippedOn, extraOn: isHeldBack ? null : dueDate })
  return isHeldBack ? { ...found, isOpen: false, next: dueDate } : found
}

/**
 * The day on which a repeating task was last done. An older page, or another device, may have completed it like a
 * task that does not repeat, so `completedOn` counts too.
 */
export function lastDoneOnOf({
  completed,
  completedOn,
  lastCompleted,
}: Pick<TaskData, 'completed' | 'completedOn' | 'lastCompleted'>): string | null {
  return completed ? laterOf(completedOn, lastCompleted) : lastCompleted
}

/** Ignores a date so far ahead that only a wrong clock can have given it. */
function believed(date: string | null, today: string): string | null {
  return date !== null && date > today && date > addDays(today, TRAVELLERS_DAYS) ? null : date
}

function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

/** The day numbers of the newest occurrence up to today, and of the first after it. */
interface Around {
  readonly newest: number | null
  readonly next: number
}

const AROUND = { days: aroundDays, weeks: aroundWeeks, months: aroundMonths } as const

function aroundDays({ every, anchorOn }: Repeat, today: number): Around {
  const first = dayNumber(anchorOn)
  if (first > today) return { newest: null, next: first }
  const newest = today - ((today - first) % every)
  return { newest, next: newest + every }
}

function aroundWeeks({ every, weekdays, anchorOn }: Repeat, today: number): Around {
  const first = dayNumber(anchorOn)
  const firstMonday = first - weekdayOf(first) + 1
  const daysOf = (cycle: number) => {
    const monday = firstMonday + cycle * every * 7
    return weekdays.map((weekday) => monday + weekday - 1)
  }
  const cycle = Math.floor((Math.max(today, first) - firstMonday) / (every * 7))
  return pickAround([cycle - 1, cycle, cycle + 1].flatMap(daysOf), first, today)
}

function aroundMonths({ every, monthDay, anchorOn }: Repeat, today: number): Around {
  const first = dayNumber(anchorOn)
  const firstMonth = monthOfDay(first)
  const cycle = Math.floor((monthOfDay(Math.max(today, first)) - firstMonth) / every)
  const days = [cycle - 1, cycle, cycle + 1].map((turn) =>
    dayInMonth(firstMonth + turn * every, monthDay ?? 1),
  )
  return pickAround(days, first, today)
}

/** Picks among a few occurrences in their order. Those before the rule's beginning are none. */
function pickAround(days: readonly number[], first: number, today: number): Around {
  const own = days.filter((day) => day >= first)
  const next = own.find((day) => day > today)
  if (next === undefined) throw new RangeError('A rule has an occurrence after each day')
  return { newest: own.findLast((day) => day <= today) ?? null, next }
}

/**
 * Occurrences of a rule that counts from the last completion: so many days after it was done or left out. If that day
 * is missed and the task does not wait, again as many days later.
 */
function aroundAfter({ every, anchorOn, stays }: Repeat, today: number, settledOn: string | null): Around {
  const isBegun = settledOn !== null && settledOn >= anchorOn
  const first = isBegun ? dayNumber(settledOn) + every : dayNumber(anchorOn)
  if (first > today) return { newest: null, next: first }
  const last = today - ((today - first) % every)
  return { newest: stays ? first : last, next: last + every }
}
