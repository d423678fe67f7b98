import * as z from 'zod/mini'
import { dayNumber, weekdayOf } from '../days/day-number.ts'
import { type Repeat, REPEAT_KINDS, type RepeatKind } from './repeat.ts'
import { type RepeatProblem, readRepeat, repeatProblem } from './repeat-draft.ts'

/** A rule as its form shows it. Numbers and dates are as typed: what is half filled in is kept like the rest of a form. */
export const typedRepeatSchema = z.object({
  kind: z.enum(REPEAT_KINDS),
  every: z.string(),
  weekdays: z.array(z.int()),
  monthDay: z.string(),
  anchorOn: z.string(),
  stays: z.boolean(),
})
export type TypedRepeat = z.infer<typeof typedRepeatSchema>

const USUAL_EVERY: Readonly<Record<RepeatKind, string>> = { days: '2', weeks: '1', months: '1', after: '7' }

/** A complete rule to start the form with, for the date on which it begins. */
export function newTypedRepeat(kind: RepeatKind, anchorOn: string): TypedRepeat {
  return { ...usual(kind), weekdays: [weekdayOn(anchorOn)], monthDay: monthDayOn(anchorOn), anchorOn }
}

/** Changes the kind of rule. Weekdays and the day of the month are kept in case the person changes it back. */
export function changeKind(typed: TypedRepeat, kind: RepeatKind): TypedRepeat {
  return { ...typed, ...usual(kind) }
}

export function typeRepeat(repeat: Repeat): TypedRepeat {
  const { every, weekdays, monthDay, anchorOn } = repeat
  return {
    ...repeat,
    every: String(every),
    weekdays: weekdays.length > 0 ? [...weekdays] : [weekdayOn(anchorOn)],
    monthDay: monthDay === null ? monthDayOn(anchorOn) : String(monthDay),
  }
}

/** The rule, or what it still lacks. */
export function readTypedRepeat(
  typed: TypedRepeat,
):
  | { readonly kind: 'repeat'; readonly repeat: Repeat }
  | { readonly kind: 'unclear'; readonly problem: RepeatProblem } {
  const draft = { ...typed, every: readCount(typed.every), monthDay: readCount(typed.monthDay) }
  const repeat = readRepeat(draft)
  return repeat ? { kind: 'repeat', repeat } : { kind: 'unclear', problem: repeatProblem(draft) ?? 'every' }
}

/** A task of a weekday, such as putting the bins out, seldom makes sense on another day, so a missed one is skipped. */
function usual(kind: RepeatKind): Pick<TypedRepeat, 'kind' | 'every' | 'stays'> {
  return { kind, every: USUAL_EVERY[kind], stays: kind !== 'weeks' }
}

function readCount(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
}

function weekdayOn(date: string): number {
  return weekdayOf(dayNumber(date))
}

function monthDayOn(date: string): string {
  return String(Number(date.slice(8)))
}
