import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { occurrences } from './occurrences.ts'
import { FREQUENCIES, parseRule } from './rule.ts'
import { runs } from './test/runs.ts'
import { addToWall, DAY_SECONDS } from './wall-time.ts'
import { instantOf, wallAt } from './zones.ts'

const RULES = runs(80, 3000)
const LIMIT = 12
const SIX_YEARS = 6 * 365 * DAY_SECONDS

const numbers = (least: number, most: number, atMost = 3) =>
  fc.uniqueArray(
    fc.integer({ min: least, max: most }).filter((n) => n !== 0 || least === 0),
    { maxLength: atMost },
  )
const weekdays = fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { maxLength: 3 })
const seldom = <T>(arbitrary: fc.Arbitrary<T[]>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, arbitrary)

/**
 * Rules as RFC 5545 allows them, without two kinds that the other engine reads in another way than the RFC's own table or than
 * libical: it joins the days of BYYEARDAY, and those of BYWEEKNO and BYMONTHDAY, where each should limit the others, and a
 * yearly BYMONTHDAY without BYMONTH comes in every month there, in the start's month at libical and here.
 */
const ruleText = fc
  .record({
    frequency: fc.constantFrom(...FREQUENCIES),
    interval: fc.integer({ min: 1, max: 4 }),
    count: fc.option(fc.integer({ min: 1, max: LIMIT })),
    byMonth: seldom(numbers(1, 12)),
    byWeekNo: seldom(numbers(-53, 53)),
    byYearDay: seldom(numbers(-366, 366)),
    byMonthDay: seldom(numbers(-31, 31)),
    byDay: seldom(weekdays),
    nth: fc.integer({ min: -2, max: 2 }),
    byHour: seldom(numbers(0, 23)),
    byMinute: seldom(numbers(0, 59)),
    bySecond: seldom(numbers(0, 59)),
    bySetPos: seldom(numbers(-3, 3, 2)),
    weekStart: fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'),
  })
  .map((rule) => {
    const { frequency, count, nth, byMonth, byWeekNo, byYearDay, byMonthDay } = rule
    const isYearly = frequency === 'YEARLY'
    const isByYearDay = byYearDay.length > 0 && !['DAILY', 'WEEKLY', 'MONTHLY'].includes(frequency)
    const isByWeekNo = isYearly && byWeekNo.length > 0 && !isByYearDay
    const isByMonthDay =
      frequency !== 'WEEKLY' && (!isYearly || (byMonth.length > 0 && !isByYearDay && !isByWeekNo))
    const isByDay = !isYearly || !isByYearDay
    const isCounted = frequency === 'MONTHLY' || (isYearly && !isByWeekNo)
    const days = rule.byDay.map((day) => (isCounted && nth !== 0 ? `${nth}${day}` : day))
    const lists = [
      ['BYMONTH', byMonth],
      ['BYWEEKNO', isByWeekNo ? byWeekNo : []],
      ['BYYEARDAY', isByYearDay ? byYearDay : []],
      ['BYMONTHDAY', isByMonthDay ? byMonthDay : []],
      ['BYDAY', isByDay ? days : []],
      ['BYHOUR', rule.byHour],
      ['BYMINUTE', rule.byMinute],
      ['BYSECOND', rule.bySecond],
    ] as const
    const said = lists
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => `${name}=${list.join(',')}`)
    const positions =
      said.length > 0 && rule.bySetPos.length > 0 ? [`BYSETPOS=${rule.bySetPos.join(',')}`] : []
    const counts = count === null ? [] : [`COUNT=${count}`]
    const head = [`FREQ=${frequency}`, `INTERVAL=${rule.interval}`, ...counts]
    return [...head, ...said, ...positions, `WKST=${rule.weekStart}`].join(';')
  })

const startWall = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19))

const isOften = (rule: string) => /HOURLY|MINUTELY|SECONDLY/.test(rule)

/** The same by the other engine; null where it gives up. */
function witnessed(rule: string, start: string, to: string): string[] | null {
  const dtstart = Temporal.ZonedDateTime.from(`${start}[UTC]`)
  const witness = new RRuleTemporal({ rruleString: rule, dtstart, temporal: Temporal, maxIterations: 20_000 })
  try {
    const found = witness.between(new Date(`${start}Z`), new Date(`${to}Z`), true).slice(0, LIMIT)
    return found.map((at) => at.toPlainDateTime().toString({ smallestUnit: 'second' }))
  } catch (error) {
    if (String(error).includes('Maximum')) return null
    throw error
  }
}

describe('occurrences', () => {
  it(`are those of another engine, for ${RULES} rules as RFC 5545 allows them`, () => {
    let given = 0
    fc.assert(
      fc.property(ruleText, startWall, (text, start) => {
        const reading = parseRule(text)
        if (reading.kind !== 'rule') throw new Error(reading.part)
        const ours = occurrences({
          rule: reading.rule,
          start,
          from: start,
          to: addToWall(start, SIX_YEARS),
          limit: LIMIT,
        })
        // The other engine goes through every second: where we find nothing, a day is enough for it.
        const to = ours.at(-1) ?? addToWall(start, isOften(text) ? DAY_SECONDS : SIX_YEARS)
        const theirs = witnessed(text, start, to)
        if (theirs === null) given += 1
        expect(theirs ?? ours).toEqual(ours)
      }),
      { numRuns: RULES },
    )
    expect(given).toBeLessThan(RULES / 20)
  })

  it('are the same whether a search begins with the series or in the middle of it', () => {
    fc.assert(
      fc.property(
        ruleText,
        startWall,
        fc.nat(LIMIT - 1),
        fc.integer({ min: -1, max: 1 }),
        (text, start, place, around) => {
          const reading = parseRule(text)
          if (reading.kind !== 'rule') throw new Error(reading.part)
          const to = addToWall(start, SIX_YEARS)
          const all = occurrences({ rule: reading.rule, start, from: start, to, limit: LIMIT })
          const from = addToWall(all[place] ?? start, around)
          const expected = all.filter((wall) => wall >= from)
          const some = occurrences({
            rule: reading.rule,
            start,
            from,
            to,
            limit: Math.max(expected.length, 1),
          })
          expect(some.slice(0, expected.length)).toEqual(expected)
        },
      ),
      { numRuns: runs(150, 5000) },
    )
  })
})

describe('instantOf and wallAt', () => {
  const names = Intl.supportedValuesOf('timeZone')
  const step = Math.ceil(names.length / runs(20, names.length))
  const zones = names.filter((_, i) => i % step === 0)
  const aroundMs = [
    -DAY_SECONDS,
    -7200,
    -3600,
    -1800,
    -1,
    0,
    1,
    1799,
    1800,
    3599,
    3600,
    7200,
    DAY_SECONDS,
  ].map((s) => s * 1000)

  it(`are those of Temporal at every change of clocks from 2025 to 2027 in ${zones.length} zones`, () => {
    let compared = 0
    for (const zone of zones) {
      for (const instant of changesOf(zone)) {
        for (const around of aroundMs) {
          const time = instant + around
          const wall = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDateTime()
          expect([zone, wallAt(new Date(time), zone)]).toEqual([zone, secondsOf(wall)])
          // What a clock shows as if it had not been changed is left out, or comes twice.
          const shown = Temporal.PlainDateTime.from(new Date(time).toISOString().slice(0, 19)).add({
            seconds: Math.round(offsetBefore(instant, zone) / 1e9),
          })
          expect([zone, instantOf(secondsOf(shown), zone).getTime()]).toEqual([
            zone,
            witnessedInstant(shown, zone),
          ])
          compared += 2
        }
      }
    }
    expect(compared).toBeGreaterThan(zones.length * 20)
  })

  it('are those of Temporal at any time in any zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), startWall, (zone, wall) => {
        const instant = instantOf(wall, zone)
        expect(instant.getTime()).toBe(witnessedInstant(Temporal.PlainDateTime.from(wall), zone))
      }),
      { numRuns: runs(500, 20_000) },
    )
  })
})

type PlainDateTime = ReturnType<typeof Temporal.PlainDateTime.from>

function changesOf(zone: string): number[] {
  const found: number[] = []
  let at = Temporal.ZonedDateTime.from(`2025-01-01T00:00:00[${zone}]`)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.year > 2027) return found
    found.push(next.epochMilliseconds)
    at = next
  }
}

function offsetBefore(instant: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant - 1000).toZonedDateTimeISO(zone).offsetNanoseconds
}

function witnessedInstant(wall: PlainDateTime, zone: string): number {
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
}

function secondsOf(wall: PlainDateTime): string {
  return wall.toString({ smallestUnit: 'second' })
}
