import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/add-days.ts'
import { completeTask, isTaskDone, isTaskListed } from './completion.ts'
import { occurrence, taskOccurrence } from './occurrence.ts'
import { type Repeat, repeatSchema } from './repeat.ts'
import { type TaskData, taskDefaults } from './task.ts'
import { daysBetween, isDayOf, rules } from './test/rules.ts'

/** Random rules, compared with a calendar that is walked day by day. */

const RULES = 10_000

const dateNear = fc.integer({ min: -900, max: 900 }).map((days) => addDays('2026-11-22', days))
const farDate = fc.constantFrom('1900-01-01', '1970-01-01', '2000-02-29', '9999-12-31')

/** Walks from a day until one is an occurrence, at most so far. */
function walk(rule: Repeat, from: string, step: 1 | -1): string | null {
  let date = from
  for (let i = 0; i < 1_000; i += 1) {
    if (isDayOf(rule, date)) return date
    date = addDays(date, step)
  }
  return null
}

describe('ten thousand random rules', () => {
  it('have one open occurrence at most, and a next one after today', () => {
    fc.assert(
      fc.property(
        rules(dateNear),
        dateNear,
        fc.option(dateNear),
        fc.option(dateNear),
        (rule, today, done, left) => {
          const state = { today, lastDoneOn: done, skippedOn: left }
          const { on, isOpen, next } = occurrence(rule, state)
          expect(next !== null && next > today).toBe(true)
          expect(on === null || on <= today).toBe(true)
          expect(isOpen && !rule.stays ? on : today).toBe(today)
          // Once it is done or left out there is no occurrence until the next one.
          for (const settled of [{ lastDoneOn: today }, { skippedOn: today }]) {
            const then = {
              ...state,
              ...settled,
              ...(done !== null && done > today && { lastDoneOn: today }),
              ...(left !== null && left > today && { skippedOn: today }),
            }
            const after = occurrence(rule, then)
            expect(after.isOpen).toBe(false)
            expect(isOpen ? after.next : next).toBe(next)
            const eve = addDays(after.next ?? '', -1)
            const between = addDays(today, Math.floor(daysBetween(today, eve) / 2))
            for (const day of [between, eve])
              expect(occurrence(rule, { ...then, today: day }).isOpen).toBe(false)
            const opened = occurrence(rule, { ...then, today: after.next ?? '' })
            expect([opened.on, opened.isOpen]).toEqual([after.next, true])
          }
        },
      ),
      { numRuns: RULES },
    )
  })

  it('say what the calendar says, walked through day by day', () => {
    const calendar = rules(dateNear).filter(({ kind }) => kind !== 'after')
    let walked = 0
    fc.assert(
      fc.property(calendar, dateNear, (rule, today) => {
        const { on, next } = occurrence(rule, { today, lastDoneOn: null, skippedOn: null })
        fc.pre(next !== null && daysBetween(today, next) < 900)
        fc.pre(on === null || daysBetween(on, today) < 900)
        walked += 1
        expect(walk(rule, today, -1)).toBe(on)
        expect(walk(rule, addDays(today, 1), 1)).toBe(next)
      }),
      { numRuns: 300 },
    )
    expect(walked).toBeGreaterThan(100)
  })

  it('take no longer the further they begin from today', () => {
    const anchors = fc.sample(rules(farDate), { numRuns: RULES })
    expect(anchors.every((rule) => repeatSchema.safeParse(rule).success)).toBe(true)
    const todays = ['1900-01-01', '2026-11-22', '9999-06-01', '9999-12-31']
    const began = Date.now()
    for (const rule of anchors) {
      for (const today of todays) {
        const { next } = occurrence(rule, { today, lastDoneOn: null, skippedOn: null })
        expect(next === null || (next > today && next <= '9999-12-31')).toBe(true)
      }
    }
    const perRule = (Date.now() - began) / (RULES * todays.length)
    expect(perRule).toBeLessThan(1)
  })
})

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
] as const
type Zone = (typeof ZONES)[number]
const walls = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
)
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

/** The day that a person's device says, whose day begins at that hour. */
function dayIn(zone: Zone, at: number, dayStart: number): string {
  const [date = '', hour = '0'] = walls.get(zone)?.format(at).split(', ') ?? []
  return Number(hour) < dayStart ? addDays(date, -1) : date
}

const aroundClockChanges = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 2, 7), max: Date.UTC(2026, 2, 9) }),
  fc.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 2, 30) }),
  fc.integer({ min: Date.UTC(2026, 9, 24), max: Date.UTC(2026, 9, 26) }),
  fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 10, 2) }),
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
)

type Event = {
  readonly hours: number
  readonly zone: Zone | null
  readonly dayStart: number | null
  readonly isTicked: boolean
}
const event: fc.Arbitrary<Event> = fc.record({
  hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(3 * 7 * 24)),
  zone: fc.option(fc.constantFrom(...ZONES), { freq: 6 }),
  dayStart: fc.option(fc.integer({ min: 0, max: 23 }), { freq: 6 }),
  isTicked: fc.boolean(),
})

describe('a life with rules, over changes of clocks, journeys, weeks asleep and other beginnings of the day', () => {
  it('a tick closes what is open, whatever piled up meanwhile, and nothing opens before its next day', () => {
    let ticks = 0
    fc.assert(
      fc.property(
        rules(fc.integer({ min: -400, max: 20 }).map((days) => addDays('2026-06-01', days))),
        aroundClockChanges,
        fc.array(event, { minLength: 5, maxLength: 40 }),
        (repeat, start, events) => {
          let [at, zone, dayStart]: [number, Zone, number] = [start, 'Europe/London', 0]
          let task: TaskData = { ...taskDefaults, title: 'Water the plants', createdAt: '', repeat }
          let closedUntil: string | null = null
          for (const { hours, isTicked, ...change } of events) {
            at += hours * HOUR
            zone = change.zone ?? zone
            dayStart = change.dayStart ?? dayStart
            const today = dayIn(zone, at, dayStart)
            const found = taskOccurrence(task, today)
            expect(found?.isOpen && isTaskDone(task, today)).not.toBe(true)
            expect(isTaskListed(task, today)).toBe(found?.isOpen || isTaskDone(task, today))
            expect(found?.isOpen && closedUntil !== null && today < closedUntil).not.toBe(true)
            if (!isTicked || !found?.isOpen) continue
            ticks += 1
            task = { ...task, ...completeTask(task, today) }
            expect([task.completed, isTaskDone(task, today)]).toEqual([false, true])
            closedUntil = taskOccurrence(task, today)?.next ?? null
          }
        },
      ),
      { numRuns: 2_000 },
    )
    expect(ticks).toBeGreaterThan(1_000)
  })

  it('what is done at night stays done when the day is to begin later from now on', () => {
    fc.assert(
      fc.property(
        rules(fc.constant('2026-01-01')),
        aroundClockChanges,
        fc.integer({ min: 1, max: 23 }),
        (repeat, at, dayStart) => {
          const before = dayIn('Europe/London', at, 0)
          const open: TaskData = { ...taskDefaults, title: 'Water the plants', createdAt: '', repeat }
          const task = { ...open, ...completeTask(open, before) }
          const today = dayIn('Europe/London', at, dayStart)
          expect([isTaskDone(task, today), taskOccurrence(task, today)?.isOpen]).toEqual([true, false])
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('a laptop that slept for three weeks has one thing to tick', () => {
    fc.assert(
      fc.property(rules(fc.constant('2026-01-01')), aroundClockChanges, (repeat, at) => {
        const [asleep, awake] = [dayIn('UTC', at, 0), dayIn('UTC', at + 3 * WEEK, 0)]
        const slept: TaskData = {
          ...taskDefaults,
          title: 'Water the plants',
          createdAt: '',
          repeat,
          lastCompleted: asleep,
        }
        const task = { ...slept, ...completeTask(slept, awake) }
        expect(taskOccurrence(task, awake)?.isOpen).toBe(false)
        expect(isTaskListed(task, awake)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
