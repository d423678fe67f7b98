import { describe, expect, it } from 'vitest'
import { occurrences, recurrenceEnd } from './occurrences.ts'
import { parseRule, type Rule } from './rule.ts'
import { BEFORE_CASES, COUNT_CASES, NEWER_CASES, RULE_CASES } from './test/libical-cases.ts'
import type { WallTime } from './wall-time.ts'

/** Beyond it libical's own test does not count. */
const LIBICAL_HORIZON = '2038-01-01T00:00:00'
const LAST = '9999-12-31T23:59:59'

const casesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string, string, string])

/** libical's '19970902T090000Z', or a date with the time of its start. */
function wallOf(text: string, start = ''): WallTime {
  const [date, time] = [text.slice(0, 8), (text.slice(9, 15) || start.slice(9, 15)).padEnd(6, '0')]
  return `${date.replace(/(....)(..)/, '$1-$2-')}T${time.replace(/(..)(..)/, '$1:$2:')}`
}

function ruleOf(text: string, start = '19970902T090000'): Rule {
  const reading = parseRule(text)
  if (reading.kind !== 'rule') throw new Error(`${text} cannot be read: ${reading.part}`)
  const isDay = !start.includes('T')
  return isDay ? { ...reading.rule, byHour: [], byMinute: [], bySecond: [] } : reading.rule
}

const wallsOf = (list: string, start: string) => list.split(',').map((one) => wallOf(one, start))

describe('occurrences', () => {
  it.each(casesOf(RULE_CASES + NEWER_CASES.trimStart()))(
    'are those that libical publishes: %s from %s %s',
    (rule, start, at, list) => {
      const series = { rule: ruleOf(rule, start), start: wallOf(start) }
      const expected = wallsOf(list, start)
      // A rule without an end goes on; one with an end has no more than these.
      const limit = recurrenceEnd(series) === null ? expected.length : expected.length + 1
      expect(occurrences({ ...series, from: wallOf(at || start), to: LAST, limit })).toEqual(expected)
    },
  )

  it.each(casesOf(BEFORE_CASES))(
    'before a moment are those that libical publishes: %s from %s before %s',
    (rule, start, at, list) => {
      const series = { rule: ruleOf(rule, start), start: wallOf(start) }
      expect(occurrences({ ...series, from: wallOf(start), to: wallOf(at) }).toReversed()).toEqual(
        wallsOf(list, start),
      )
    },
  )

  it.each(casesOf(COUNT_CASES))(
    'are as many as libical publishes: %s from %s without %s',
    (rule, start, exception, count) => {
      const series = { rule: ruleOf(rule, start), start: wallOf(start) }
      const exceptions = exception === '' ? [] : [wallOf(exception)]
      expect(occurrences({ ...series, exceptions, from: series.start, to: LIBICAL_HORIZON })).toHaveLength(
        Number(count),
      )
    },
  )

  it('are found in a last week that reaches into the next year', () => {
    const series = { rule: ruleOf('FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA'), start: '2016-01-02T09:00:00' }
    const found = ['2016-01-02T09:00:00', '2021-01-02T09:00:00']
    expect(occurrences({ ...series, from: series.start, to: LAST, limit: 2 })).toEqual(found)
    expect(occurrences({ ...series, from: '2021-01-02T00:00:00', to: '2021-01-02T23:59:59' })).toEqual(
      found.slice(1),
    )
  })

  it('are those of a rule, with additions and without exceptions, each once', () => {
    const series = { rule: ruleOf('FREQ=DAILY'), start: '2026-11-23T09:00:00' }
    const window = { from: '2026-11-23T00:00:00', to: '2026-11-25T23:59:59' }
    const changed = {
      exceptions: ['2026-11-24T09:00:00'],
      additions: ['2026-11-23T09:00:00', '2026-11-24T15:00:00'],
    }
    const found = ['2026-11-23T09:00:00', '2026-11-24T15:00:00', '2026-11-25T09:00:00']
    expect(occurrences({ ...series, ...changed, ...window })).toEqual(found)
    expect(occurrences({ ...series, ...changed, ...window, limit: 2 })).toEqual(found.slice(0, 2))
    const { exceptions } = changed
    expect(occurrences({ ...series, exceptions, ...window, limit: 2 })).toEqual([found[0], found[2]])
    expect(occurrences({ ...series, ...changed, ...window, rule: null })).toEqual(found.slice(0, 2))
  })

  it('end with what was told before as their end', () => {
    const series = { rule: ruleOf('FREQ=DAILY;COUNT=3'), start: '2026-11-23T09:00:00' }
    const window = { from: '2026-11-01T00:00:00', to: LAST }
    expect(recurrenceEnd(series)).toBe('2026-11-25T09:00:00')
    expect(occurrences({ ...series, ...window })).toHaveLength(3)
    expect(occurrences({ ...series, ...window, end: '2026-11-24T09:00:00' })).toHaveLength(2)
  })

  it('never end, or with the sooner of two ends', () => {
    const start = '2026-11-23T09:00:00'
    expect(recurrenceEnd({ rule: ruleOf('FREQ=DAILY'), start })).toBeNull()
    expect(recurrenceEnd({ rule: ruleOf('FREQ=DAILY;COUNT=9;UNTIL=20261124T235959'), start })).toBe(
      '2026-11-24T23:59:59',
    )
    expect(recurrenceEnd({ rule: ruleOf('FREQ=DAILY;COUNT=2;UNTIL=20271124T235959'), start })).toBe(
      '2026-11-24T09:00:00',
    )
  })

  it.each([
    ['MO', ['2026-11-23', '2026-11-29', '2026-12-07']],
    ...['TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map(
      (day) => [day, ['2026-11-23', '2026-12-06', '2026-12-07']] as const,
    ),
  ] as const)('of every second week are those of weeks that begin on %s', (weekStart, dates) => {
    const rule = ruleOf(`FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=${weekStart}`)
    const start = '2026-11-23T09:00:00'
    const found = occurrences({ rule, start, from: start, to: LAST, limit: 3 })
    expect(found.map((wall) => wall.slice(0, 10))).toEqual(dates)
  })
})
