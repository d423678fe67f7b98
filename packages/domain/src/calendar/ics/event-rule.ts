import { occurrences } from '../occurrences.ts'
import { parseRule, type Rule } from '../rule.ts'
import type { WallTime } from '../wall-time.ts'
import { writeRule } from '../write-rule.ts'
import type { Component } from './components.ts'
import type { ContentLine } from './content-line.ts'
import { wallIn } from './date-value.ts'
import type { EventTimes } from './event-times.ts'

/** As much of a rule's text as a row can keep. */
const MAX_RULE_LENGTH = 1000

/** The rule of an event, null where it has none or one that cannot be read; and the lines of rules that are not followed. */
export function ruleOf(
  component: Component,
  times: EventTimes,
): { readonly rule: Rule | null; readonly left: readonly ContentLine[] } {
  const lines = component.lines.filter(({ name, value }) => name === 'RRULE' && value.trim() !== '')
  const [first, ...others] = lines
  const rule = first ? readRule(first, times) : null
  return { rule, left: rule ? others : lines }
}

function readRule({ value }: ContentLine, times: EventTimes): Rule | null {
  const reading = parseRule(value)
  if (reading.kind !== 'rule') return null
  const rule = ofWall(times.allDay ? ofDays(reading.rule) : reading.rule, times)
  const isTooLong = writeRule(rule).length > MAX_RULE_LENGTH
  const isOftenForDays = times.allDay && /^(HOURLY|MINUTELY|SECONDLY)$/.test(rule.frequency)
  return isTooLong || isOftenForDays ? null : rule
}

/** Whole days have no times in them. */
function ofDays(rule: Rule): Rule {
  const until = rule.until === null ? null : `${rule.until.slice(0, 10)}T23:59:59`
  return { ...rule, until, isUntilUtc: false, byHour: [], byMinute: [], bySecond: [] }
}

/** The rule with its end on the wall of the event. */
function ofWall(rule: Rule, { timeZone }: EventTimes): Rule {
  if (rule.until === null || !rule.isUntilUtc) return rule
  const until = wallIn({ wall: rule.until, isDate: false, offset: 0 }, 'UTC', timeZone)
  return { ...rule, until, isUntilUtc: false }
}

/** Rows begin with 1900. Birthdays of people whose year nobody knows begin with 1604: their first one that counts. */
const FIRST = '1900-01-01T00:00:00'
const FIRST_LEAP_YEAR_ENDS = '1904-12-31T23:59:59'

/** The first occurrence that a row can keep; null where there is none. */
export function firstStart(start: WallTime, rule: Rule | null): WallTime | null {
  if (start >= FIRST) return start
  if (rule?.frequency !== 'YEARLY') return null
  const yearly = { ...rule, count: null }
  return occurrences({ rule: yearly, start, from: FIRST, to: FIRST_LEAP_YEAR_ENDS, limit: 1 })[0] ?? null
}

/** Whether a rule would have its start for an occurrence. However a rule ends, only one period is looked at. */
export function startsByRule(rule: Rule, start: WallTime): boolean {
  return (
    occurrences({ rule: { ...rule, count: null, until: null }, start, from: start, to: start }).length > 0
  )
}
