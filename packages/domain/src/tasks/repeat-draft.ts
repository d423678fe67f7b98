import { isCalendarDate } from '../fields.ts'
import { MAX_REPEAT_EVERY, type Repeat } from './repeat.ts'

/** A rule that is still being filled in. Fields that its kind does not use may hold anything. */
export interface RepeatDraft extends Omit<Repeat, 'every'> {
  readonly every: number | null
}

export type RepeatProblem = 'every' | 'weekdays' | 'monthDay' | 'anchorOn'

/** What a rule still lacks before a task can repeat by it, the first from top to bottom; null where nothing does. */
export function repeatProblem({
  kind,
  every,
  weekdays,
  monthDay,
  anchorOn,
}: RepeatDraft): RepeatProblem | null {
  if (!isWithin(every, MAX_REPEAT_EVERY)) return 'every'
  if (kind === 'weeks' && !weekdays.some((weekday) => isWithin(weekday, 7))) return 'weekdays'
  if (kind === 'months' && !isWithin(monthDay, 31)) return 'monthDay'
  return isCalendarDate(anchorOn) ? null : 'anchorOn'
}

/** The rule that a draft stands for, or null where something is missing. */
export function readRepeat(draft: RepeatDraft): Repeat | null {
  const { kind, every, weekdays, monthDay, anchorOn, stays } = draft
  if (every === null || repeatProblem(draft) !== null) return null
  const chosen = new Set(weekdays.filter((weekday) => isWithin(weekday, 7)))
  return {
    kind,
    every,
    weekdays: kind === 'weeks' ? [...chosen].toSorted((a, b) => a - b) : [],
    monthDay: kind === 'months' ? monthDay : null,
    anchorOn,
    stays,
  }
}

function isWithin(value: number | null, most: number): boolean {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= most
}
