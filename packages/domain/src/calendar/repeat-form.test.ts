import { describe, expect, it } from 'vitest'
import { moveRepeat, NO_REPEAT, readRepeat, repeatForm } from './repeat-form.ts'

const start = '2026-11-24T09:00:00'

describe('how an event repeats, as it is written', () => {
  it.each([
    [{ kind: 'days' }, 'FREQ=DAILY', null],
    [{ kind: 'weeks', every: '2', weekdays: [4, 1] }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', null],
    [{ kind: 'months', ends: 'after', times: '3' }, 'FREQ=MONTHLY;COUNT=3', '2027-01-24T09:00:00'],
    [
      { kind: 'years', ends: 'on', until: '2028-11-24' },
      'FREQ=YEARLY;UNTIL=20281124T235959',
      '2028-11-24T23:59:59',
    ],
    [{ kind: 'never' }, null, null],
  ] as const)('%j is the rule %s, and its form again', (said, recurrence, recurrenceEnd) => {
    const form = { ...NO_REPEAT, ...said, weekdays: 'weekdays' in said ? [...said.weekdays] : [] }
    expect(readRepeat(form, start)).toEqual({ kind: 'ready', recurrence, recurrenceEnd })
    expect(readRepeat(repeatForm(recurrence), start)).toMatchObject({ recurrence })
  })

  it('asks for what is unclear', () => {
    const asks = (said: object) => readRepeat({ ...NO_REPEAT, kind: 'weeks', ...said }, start)
    expect(asks({ every: '0' })).toEqual({ kind: 'asks', gaps: ['every'] })
    expect(asks({ ends: 'on', until: '2026-11-23' })).toEqual({ kind: 'asks', gaps: ['until'] })
    expect(asks({ ends: 'after', times: 'x', every: '' })).toEqual({ kind: 'asks', gaps: ['every', 'times'] })
  })

  it('keeps a rule that says more than a form can, or cannot be read, as it is', () => {
    for (const rule of ['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=WEEKLY;BYDAY=MO;WKST=SU', 'FREQ=NONSENSE']) {
      expect(repeatForm(rule)).toMatchObject({ kind: 'other', rule })
      expect(readRepeat(repeatForm(rule), start)).toMatchObject({ kind: 'ready', recurrence: rule })
    }
  })

  it('keeps a stored rule as it was written where the form shows it', () => {
    const stored = 'FREQ=WEEKLY;UNTIL=20261208T085959'
    expect(readRepeat(repeatForm(stored), start, stored)).toMatchObject({ recurrence: stored })
    expect(readRepeat({ ...repeatForm(stored), every: '2' }, start, stored)).toMatchObject({
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20261208T235959',
    })
  })

  it('moves the weekdays of a weekly rule along with the start', () => {
    const move = (weekdays: number[], from: string | null, to: string | null) =>
      moveRepeat({ ...NO_REPEAT, kind: 'weeks', weekdays }, from, to).weekdays
    expect(move([2, 4], start, '2026-11-25T09:00:00')).toEqual([3, 5])
    expect(move([1, 7], start, '2026-11-22T09:00:00')).toEqual([5, 6])
    expect(move([], start, '2026-11-25T09:00:00')).toEqual([])
    expect(move([2, 4], start, null)).toEqual([2, 4])
  })

  it('has the weekday of a start that could not be told before among its own', () => {
    const form = { ...NO_REPEAT, kind: 'weeks', weekdays: [1, 4] } as const
    expect(moveRepeat({ ...form, weekdays: [1, 4] }, null, start).weekdays).toEqual([1, 2, 4])
  })
})
