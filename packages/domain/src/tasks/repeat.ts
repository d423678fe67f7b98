import * as z from 'zod/mini'
import { isCalendarDate } from '../fields.ts'

export const REPEAT_KINDS = ['days', 'weeks', 'months', 'after'] as const
export type RepeatKind = (typeof REPEAT_KINDS)[number]

export const MAX_REPEAT_EVERY = 365

/**
 * When a task comes again: every so many days, on weekdays of every so many weeks, on a day of every so many months, or so
 * many days after it was last done. `weekdays` (1 is Monday) are sorted and of weeks alone, `monthDay` is of months alone. It
 * begins with `anchorOn`. `stays`: if its day goes by, it waits; else it goes until next time.
 */
export interface Repeat {
  readonly kind: RepeatKind
  readonly every: number
  readonly weekdays: readonly number[]
  readonly monthDay: number | null
  readonly anchorOn: string
  readonly stays: boolean
}

const FIELD_COUNT = 6

/** Checked by hand, stopping at the first error: a hostile request may hold hundreds of thousands of weekdays. */
export const repeatSchema = z.custom<Repeat>(isRepeat, 'must be a rule that a task can repeat by')

function isRepeat(value: unknown): value is Repeat {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== FIELD_COUNT) return false
  const { kind, every, weekdays, monthDay, anchorOn, stays } = value as Record<string, unknown>
  return (
    REPEAT_KINDS.some((known) => known === kind) &&
    isWithin(every, MAX_REPEAT_EVERY) &&
    (kind === 'weeks' ? isSomeWeekdays(weekdays) : Array.isArray(weekdays) && weekdays.length === 0) &&
    (kind === 'months' ? isWithin(monthDay, 31) : monthDay === null) &&
    typeof anchorOn === 'string' &&
    isCalendarDate(anchorOn) &&
    typeof stays === 'boolean'
  )
}

function isSomeWeekdays(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > 7) return false
  return value.every((day, i) => isWithin(day, 7) && (i === 0 || day > value[i - 1]))
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
