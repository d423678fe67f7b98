import { describe, expect, it } from 'vitest'
import { userPreferencesDefaults } from '../preferences/user-preferences.ts'
import { nextEventRing, nextTaskRing } from './next-ring.ts'
import { type BellRows, type Rung, ringNow } from './ring-now.ts'
import { chosen, event, eventReminder, task, taskReminder } from './test/reminder-test-rows.ts'

const NOTHING: BellRows = {
  preferences: chosen({ dailyMinute: null }),
  tasks: [],
  subtasks: [],
  taskReminders: [],
  events: [],
  overrides: [],
  eventReminders: [],
}

function keysAt(rows: Partial<BellRows>, now: string, rung: readonly Rung[] = []) {
  const { rings, passed } = ringNow({ ...NOTHING, ...rows }, { rung, now: new Date(now), zone: 'UTC' })
  const idOf = ({ key }: { readonly key: string }) => key.split('/')[0]
  return { rings: rings.map(idOf), passed: passed.map(idOf) }
}
const at = (id: string, time: string, changes = {}) =>
  taskReminder({ id, localTime: `2026-11-26T${time}`, ...changes })

describe('what rings now', () => {
  const rows = { tasks: [task()], taskReminders: [at('a', '15:00'), at('b', '15:00')] }

  it('is all that has just come due, once', () => {
    expect(keysAt(rows, '2026-11-26T14:59:59Z').rings).toEqual([])
    expect(keysAt(rows, '2026-11-26T15:00:00Z').rings).toEqual(['a', 'b'])
    const rung = [{ key: 'a/2026-11-26T15:00:00.000Z', at: '2026-11-26T15:00:00.000Z' }]
    expect(keysAt(rows, '2026-11-26T15:01:00Z', rung).rings).toEqual(['b'])
  })

  it('is, after the device slept, the one thing that matters most; what is of no use any more is nothing', () => {
    const slept = {
      tasks: [task()],
      taskReminders: [
        at('noon', '12:00'),
        at('later', '14:00'),
        at('gone', '13:30', { kind: 'before_leaving', minutesBefore: 20 }),
        at('leave', '15:30', { kind: 'before_leaving', minutesBefore: 60 }),
      ],
      events: [event({ startDatetime: '2026-11-26T14:30:00', endDatetime: '2026-11-26T15:30:00' })],
      eventReminders: [eventReminder()],
    }
    expect(keysAt(slept, '2026-11-26T14:55:00Z')).toEqual({ rings: ['leave'], passed: ['noon', 'later'] })
    expect(
      keysAt({ ...slept, taskReminders: slept.taskReminders.slice(0, 3) }, '2026-11-26T14:55:00Z'),
    ).toEqual({
      rings: ['later'],
      passed: ['noon'],
    })
    expect(keysAt(slept, '2026-11-27T15:00:00Z')).toEqual({ rings: [], passed: [] })
  })

  it('keeps to the most a day, but for leaving', () => {
    const rung = [8, 9, 10].map((hour) => ({
      key: `${hour}`,
      at: new Date(Date.UTC(2026, 10, 26, hour)).toISOString(),
    }))
    expect(keysAt(rows, '2026-11-26T15:00:00Z', rung)).toEqual({ rings: [], passed: ['a', 'b'] })
    expect(keysAt(rows, '2026-11-26T15:00:00Z', rung.slice(1)).rings).toEqual(['a'])
    const leave = [at('leave', '15:00', { kind: 'before_leaving', minutesBefore: 0 })]
    expect(keysAt({ ...rows, taskReminders: leave }, '2026-11-26T15:00:00Z', rung).rings).toEqual(['leave'])
  })
})

describe('the daily line', () => {
  const rows = { tasks: [task()], preferences: chosen() }
  const rungAt = (time: string) => [{ key: 'daily:2026-11-26', at: `2026-11-26T${time}.000Z` }]

  it('rings at its time or when the page opens soon after, about one small thing', () => {
    expect(keysAt(rows, '2026-11-26T08:59:00Z').rings).toEqual([])
    expect(keysAt(rows, '2026-11-26T09:00:00Z').rings).toEqual(['daily:2026-11-26'])
    expect(keysAt(rows, '2026-11-26T11:00:00Z').rings).toEqual(['daily:2026-11-26'])
    expect(keysAt(rows, '2026-11-26T13:00:00Z').rings).toEqual([])
  })

  it('rings once, and again an hour after it was put off', () => {
    expect(keysAt(rows, '2026-11-26T09:01:00Z', rungAt('09:00:00')).rings).toEqual([])
    const snoozed = { ...rows, preferences: chosen({ dailySnoozedUntil: '2026-11-26T10:02:00.000Z' }) }
    expect(keysAt(snoozed, '2026-11-26T10:01:00Z', rungAt('09:00:00')).rings).toEqual([])
    expect(keysAt(snoozed, '2026-11-26T10:02:00Z', rungAt('09:00:00')).rings).toEqual(['daily:2026-11-26'])
    expect(keysAt(snoozed, '2026-11-26T10:03:00Z', rungAt('10:02:00')).rings).toEqual([])
  })

  it.each([
    ['all is done', { tasks: [task({ completed: true, completedOn: '2026-11-26' })] }],
    ['it comes by letter alone', { preferences: chosen({ dailyWays: ['email'] }) }],
    ['nobody chose a time', { preferences: chosen({ dailyMinute: null }) }],
    ['it was not wanted today', { preferences: chosen({ dailySkippedOn: '2026-11-26' }) }],
  ])('does not ring where %s', (_case, changes) => {
    expect(keysAt({ ...rows, ...changes }, '2026-11-26T09:00:00Z').rings).toEqual([])
  })
})

describe('when a reminder rings next', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const person = { zone: 'UTC', dayStart: 0, userPreferences: { ...userPreferencesDefaults, id: 'me' } }
  const next = (changes: object, of: object = {}) => {
    const ring = nextTaskRing(taskReminder(changes), task(of), { now, quiet: chosen(), person })
    return ring.kind === 'rings'
      ? `${ring.at.toISOString().slice(0, 16)}${ring.isHeld ? ' held' : ''}`
      : ring.kind
  }

  it.each<[string, object, object, string]>([
    ['today', {}, {}, '2026-11-26T15:00'],
    ['years ahead', { localTime: '2031-01-01T15:00' }, {}, '2031-01-01T15:00'],
    ['after quiet hours', { localTime: '2026-11-26T23:00' }, {}, '2026-11-27T08:00 held'],
    [
      'not at all, as it is too early to leave',
      { localTime: '2026-11-27T05:00', kind: 'before_leaving' },
      {},
      'silent',
    ],
    ['no more, as it has rung', { localTime: '2026-11-26T09:00' }, {}, 'none'],
    [
      'tomorrow, as it comes each day',
      { localTime: '2026-11-20T09:00' },
      { isDaily: true },
      '2026-11-27T09:00',
    ],
    ['no more, as it is done', {}, { completed: true, completedOn: '2026-11-26' }, 'none'],
  ])('%s', (_case, changes, of, expected) => {
    expect(next(changes, of)).toBe(expected)
  })

  it('of an event whose moment is over: not, and whether it was over when it was set', () => {
    const of = (startsAt: string, createdAt: string) => {
      const times = { startDatetime: `2026-11-${startsAt}:00`, endDatetime: '2026-11-27T20:00:00' }
      const where = { now, quiet: chosen(), zone: 'UTC' }
      const rows = { event: event(times), overrides: [] }
      return nextEventRing(eventReminder({ createdAt: `2026-11-${createdAt}:00Z` }), rows, where)
    }
    expect(of('26T09:00', '26T12:00')).toEqual({ kind: 'passed', wasTooLate: true })
    expect(of('26T09:00', '20T08:00')).toEqual({ kind: 'passed', wasTooLate: false })
    // It begins in a moment, so it rings at once.
    expect(of('26T12:05', '26T12:00')).toEqual({ kind: 'none' })
  })

  it('of an event: for its next time', () => {
    const series = event({
      recurrence: 'FREQ=WEEKLY',
      startDatetime: '2026-11-19T10:00:00',
      endDatetime: '2026-11-19T11:00:00',
    })
    expect(
      nextEventRing(eventReminder(), { event: series, overrides: [] }, { now, quiet: chosen(), zone: 'UTC' }),
    ).toEqual({
      kind: 'rings',
      at: new Date('2026-12-03T09:45:00Z'),
      isHeld: false,
    })
  })
})
