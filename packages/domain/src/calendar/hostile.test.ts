import { describe, expect, it } from 'vitest'
import { fillRule } from './fill-rule.ts'
import { MAX_OCCURRENCES, occurrences, recurrenceEnd } from './occurrences.ts'
import { parseRule } from './rule.ts'
import { HOSTILE_RULES } from './test/hostile-rules.ts'
import { LAST_SECOND, wallSeconds } from './wall-time.ts'
import { MAX_WORK, walk } from './walk.ts'

const START = '2026-11-23T09:00:00'
const EVER = { from: START, to: '9999-12-31T23:59:59' }
/** A period is looked at whole, and holds so many days at most. */
const ONE_PERIOD = 378

function ruleOf(text: string) {
  const reading = parseRule(text)
  if (reading.kind !== 'rule') throw new Error(reading.part)
  return reading.rule
}

describe('a hostile rule', () => {
  it.each(Object.entries(HOSTILE_RULES))('ends: %s', (_, text) => {
    const rule = ruleOf(text)
    const start = wallSeconds(START)
    const work = walk(fillRule(rule, START), start, start, LAST_SECOND, () => true)
    expect(work).toBeLessThanOrEqual(MAX_WORK + ONE_PERIOD)

    const found = occurrences({ rule, start: START, ...EVER })
    const end = recurrenceEnd({ rule, start: START })
    expect(found.length).toBeLessThanOrEqual(MAX_OCCURRENCES)
    expect(end === null || end >= START).toBe(true)
  })

  it('that began long ago costs no more than a new one', () => {
    const window = { from: '2026-11-01T00:00:00', to: '2026-11-30T23:59:59' }
    const stepsFrom = (start: string, text: string) => {
      const [from, to] = [wallSeconds(window.from), wallSeconds(window.to)]
      return walk(fillRule(ruleOf(text), start), wallSeconds(start), from, to, () => true)
    }
    for (const text of [
      'FREQ=DAILY',
      'FREQ=WEEKLY;INTERVAL=3',
      'FREQ=MONTHLY',
      'FREQ=YEARLY;BYWEEKNO=47',
      'FREQ=HOURLY',
    ]) {
      expect(stepsFrom('1900-01-01T00:00:00', text)).toBeLessThanOrEqual(
        stepsFrom('2026-01-01T00:00:00', text) + 7,
      )
    }
  })
})
