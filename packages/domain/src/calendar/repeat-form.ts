import * as z from 'zod/mini'
import { dayNumber, weekdayOf } from '../days/day-number.ts'
import { isCalendarDate } from '../fields.ts'
import { recurrenceEnd } from './occurrences.ts'
import { EMPTY_RULE, type Frequency, parseRule, type Rule } from './rule.ts'
import { shiftWeekday } from './shift-rule.ts'
import type { WallTime } from './wall-time.ts'
import { writeRule } from './write-rule.ts'

/** How often an event can be said to repeat without knowing rules. `other`: by a rule that says more than a form can. */
export const EVENT_REPEATS = ['never', 'days', 'weeks', 'months', 'years', 'other'] as const
export type EventRepeat = (typeof EVENT_REPEATS)[number]
export const REPEAT_ENDS = ['never', 'on', 'after'] as const
export const MOST_EVERY = 365
export const MOST_TIMES = 1_000

/** How an event repeats, as it is written: numbers and the date as typed, weekdays with 1 for Monday. */
export const repeatFormSchema = z.object({
  kind: z.enum(EVENT_REPEATS),
  every: z.string(),
  weekdays: z.array(z.number()),
  ends: z.enum(REPEAT_ENDS),
  until: z.string(),
  times: z.string(),
  /** The rule of `other`. */
  rule: z.string(),
})
export type RepeatForm = Readonly<z.infer<typeof repeatFormSchema>>

export const NO_REPEAT: RepeatForm = {
  kind: 'never',
  every: '1',
  weekdays: [],
  ends: 'never',
  until: '',
  times: '10',
  rule: '',
}

const FREQUENCIES = { days: 'DAILY', weeks: 'WEEKLY', months: 'MONTHLY', years: 'YEARLY' } as const
const KINDS: Partial<Record<Frequency, keyof typeof FREQUENCIES>> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  YEARLY: 'years',
}

/** The form of a stored rule. */
export function repeatForm(recurrence: string | null): RepeatForm {
  if (recurrence === null) return NO_REPEAT
  const reading = parseRule(recurrence)
  if (reading.kind === 'unreadable') return { ...NO_REPEAT, kind: 'other', rule: recurrence }
  const { frequency, interval, byDay, count, until } = reading.rule
  const kind = KINDS[frequency]
  const form: RepeatForm = {
    ...NO_REPEAT,
    kind: kind ?? 'other',
    every: String(interval),
    weekdays: byDay.map(({ weekday }) => weekday),
    ...(until !== null && { ends: 'on', until: until.slice(0, 10) }),
    ...(count !== null && { ends: 'after', times: String(count) }),
  }
  return kind && isSameRule(ruleOf(form, kind), reading.rule)
    ? form
    : { ...NO_REPEAT, kind: 'other', rule: recurrence }
}

export type RepeatGap = 'every' | 'until' | 'times'

export type ReadRepeat =
  | { readonly kind: 'ready'; readonly recurrence: string | null; readonly recurrenceEnd: WallTime | null }
  | { readonly kind: 'asks'; readonly gaps: readonly RepeatGap[] }

/**
 * The rule of an event that begins at `start`, or what is still unclear. The stored rule stays as it was written where the
 * form shows it.
 */
export function readRepeat(form: RepeatForm, start: WallTime, stored: string | null = null): ReadRepeat {
  if (form.kind === 'never') return { kind: 'ready', recurrence: null, recurrenceEnd: null }
  if (form.kind === 'other') {
    const reading = parseRule(form.rule)
    const end = reading.kind === 'rule' ? recurrenceEnd({ rule: reading.rule, start }) : null
    return { kind: 'ready', recurrence: form.rule, recurrenceEnd: end }
  }
  const gaps: RepeatGap[] = []
  if (!isCount(form.every, MOST_EVERY)) gaps.push('every')
  if (form.ends === 'on' && !(isCalendarDate(form.until) && form.until >= start.slice(0, 10)))
    gaps.push('until')
  if (form.ends === 'after' && !isCount(form.times, MOST_TIMES)) gaps.push('times')
  if (gaps.length > 0) return { kind: 'asks', gaps }
  const rule = ruleOf(form, form.kind)
  const isStored = JSON.stringify(repeatForm(stored)) === JSON.stringify(form)
  const recurrence = isStored ? stored : writeRule(rule)
  return { kind: 'ready', recurrence, recurrenceEnd: recurrenceEnd({ rule, start }) }
}

/**
 * The form where the event's start moves: the weekdays of a weekly rule move by as much. Where it could not be told before,
 * the weekday of the start becomes one of them.
 */
export function moveRepeat(form: RepeatForm, from: WallTime | null, to: WallTime | null): RepeatForm {
  if (form.weekdays.length === 0 || to === null) return form
  const day = dayNumber(to.slice(0, 10))
  const days = from === null ? 0 : day - dayNumber(from.slice(0, 10))
  const moved = form.weekdays.map((weekday) => shiftWeekday(weekday, days))
  const all = from === null ? [...moved, weekdayOf(day)] : moved
  return { ...form, weekdays: [...new Set(all)].toSorted((a, b) => a - b) }
}

function ruleOf({ every, weekdays, ends, until, times }: RepeatForm, kind: keyof typeof FREQUENCIES): Rule {
  return {
    ...EMPTY_RULE,
    frequency: FREQUENCIES[kind],
    interval: Number(every),
    byDay: kind === 'weeks' ? weekdays.toSorted((a, b) => a - b).map((weekday) => ({ weekday, nth: 0 })) : [],
    until: ends === 'on' ? `${until}T23:59:59` : null,
    count: ends === 'after' ? Number(times) : null,
  }
}

/** Whether two rules say the same: the moment of the last day on which a rule may end is none that a form shows. */
export function isSameRule(one: Rule, other: Rule): boolean {
  const lastDay = (rule: Rule) =>
    writeRule({ ...rule, until: rule.until && `${rule.until.slice(0, 10)}T23:59:59` })
  return !other.isUntilUtc && lastDay(one) === lastDay(other)
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
}
