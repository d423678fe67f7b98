import { describe, expect, it } from 'vitest'
import { occurrence, taskOccurrence } from './occurrence.ts'
import type { Repeat } from './repeat.ts'
import { taskDefaults } from './task.ts'

const rule = (change: Partial<Repeat>): Repeat => ({
  kind: 'days',
  every: 1,
  weekdays: [],
  monthDay: null,
  anchorOn: '2026-11-01',
  stays: true,
  ...change,
})
const state = (today: string, lastDoneOn: string | null = null, skippedOn: string | null = null) => ({
  today,
  lastDoneOn,
  skippedOn,
})

describe('the examples of the design', () => {
  it('every 3 days from 1 November, away from the 5th to the 14th: on the 15th one is open, then the 16th', () => {
    const everyThird = rule({ every: 3 })
    expect(occurrence(everyThird, state('2026-11-15', '2026-11-04'))).toEqual({
      on: '2026-11-13',
      isOpen: true,
      next: '2026-11-16',
    })
    expect(occurrence(everyThird, state('2026-11-15', '2026-11-15'))).toMatchObject({
      isOpen: false,
      next: '2026-11-16',
    })
    expect(occurrence(everyThird, state('2026-11-16', '2026-11-15'))).toMatchObject({
      on: '2026-11-16',
      isOpen: true,
    })
  })

  it('on the 31st: in February on the 28th, then on 31 March', () => {
    const last = rule({ kind: 'months', monthDay: 31, anchorOn: '2026-01-31' })
    expect(occurrence(last, state('2026-02-27', '2026-01-31'))).toEqual({
      on: '2026-01-31',
      isOpen: false,
      next: '2026-02-28',
    })
    expect(occurrence(last, state('2026-02-28', '2026-01-31'))).toEqual({
      on: '2026-02-28',
      isOpen: true,
      next: '2026-03-31',
    })
    expect(occurrence(last, state('2028-02-29'))).toMatchObject({ on: '2028-02-29', next: '2028-03-31' })
  })

  it('every 2 weeks on Monday from 2 November 2026: on the 22nd the 16th is open, next the 30th', () => {
    const fortnightly = rule({ kind: 'weeks', every: 2, weekdays: [1], anchorOn: '2026-11-02' })
    expect(occurrence(fortnightly, state('2026-11-22', '2026-11-02'))).toEqual({
      on: '2026-11-16',
      isOpen: true,
      next: '2026-11-30',
    })
  })

  it('10 days after it was done, done on 20 November: next on the 30th', () => {
    const after = rule({ kind: 'after', every: 10 })
    expect(occurrence(after, state('2026-11-20', '2026-11-20'))).toEqual({
      on: null,
      isOpen: false,
      next: '2026-11-30',
    })
    expect(occurrence(after, state('2026-12-04', '2026-11-20'))).toEqual({
      on: '2026-11-30',
      isOpen: true,
      next: '2026-12-14',
    })
    // It waits as the same one, with its steps, however long.
    expect(occurrence(after, state('2026-12-25', '2026-11-20'))).toEqual({
      on: '2026-11-30',
      isOpen: true,
      next: '2027-01-04',
    })
  })

  it('Tuesdays, and it goes: on Wednesday it is not open', () => {
    const tuesdays = rule({ kind: 'weeks', weekdays: [2], stays: false })
    expect(occurrence(tuesdays, state('2026-11-24'))).toMatchObject({ isOpen: true })
    expect(occurrence(tuesdays, state('2026-11-25'))).toEqual({
      on: '2026-11-24',
      isOpen: false,
      next: '2026-12-01',
    })
  })

  it('“Not this time” closes it until the next', () => {
    const tuesdays = rule({ kind: 'weeks', weekdays: [2] })
    expect(occurrence(tuesdays, state('2026-11-25', null, '2026-11-25'))).toMatchObject({
      isOpen: false,
      next: '2026-12-01',
    })
    const after = rule({ kind: 'after', every: 10 })
    expect(occurrence(after, state('2026-11-25', '2026-11-02', '2026-11-25'))).toMatchObject({
      isOpen: false,
      next: '2026-12-05',
    })
  })
})

describe('beginnings and ends', () => {
  it('is not open before its beginning, which need not be one of its weekdays', () => {
    const mondays = rule({ kind: 'weeks', every: 3, weekdays: [1], anchorOn: '2026-11-25' })
    const ahead = { on: null, isOpen: false, next: '2026-12-14' }
    expect(occurrence(mondays, state('2026-01-01'))).toEqual(ahead)
    expect(occurrence(mondays, state('2026-11-30'))).toEqual(ahead)
    expect(occurrence(mondays, state('2026-12-14'))).toMatchObject({ isOpen: true, next: '2027-01-04' })
  })

  it('begins in the next month where its day of this one has gone by', () => {
    const tenth = rule({ kind: 'months', monthDay: 10, anchorOn: '2026-11-20' })
    expect(occurrence(tenth, state('2026-11-25'))).toEqual({ on: null, isOpen: false, next: '2026-12-10' })
  })

  it('so many days after: first on its beginning, whatever was done before it', () => {
    const after = rule({ kind: 'after', every: 10, anchorOn: '2026-11-25' })
    expect(occurrence(after, state('2026-11-22', '2026-11-21'))).toMatchObject({ next: '2026-11-25' })
    expect(occurrence(after, state('2026-11-25', '2026-11-21'))).toMatchObject({ isOpen: true })
  })

  it('so many days after, and it goes: comes again as many days later until it is done', () => {
    const after = rule({ kind: 'after', every: 10, stays: false })
    expect(occurrence(after, state('2026-11-30', '2026-11-20'))).toMatchObject({ isOpen: true })
    expect(occurrence(after, state('2026-12-01', '2026-11-20'))).toEqual({
      on: '2026-11-30',
      isOpen: false,
      next: '2026-12-10',
    })
    expect(occurrence(after, state('2026-12-10', '2026-11-20'))).toMatchObject({ isOpen: true })
  })

  it('has no next time after the last day that a date can say', () => {
    expect(occurrence(rule({ anchorOn: '9999-12-31' }), state('2026-11-22'))).toMatchObject({
      next: '9999-12-31',
    })
    expect(occurrence(rule({ anchorOn: '9999-12-31' }), state('9999-12-31'))).toEqual({
      on: '9999-12-31',
      isOpen: true,
      next: null,
    })
  })
})

it('a clock that was wrong neither did nor left out anything years ahead; a traveller did', () => {
  const daily = rule({})
  expect(occurrence(daily, state('2026-11-22', '2036-11-22', '2029-01-01')).isOpen).toBe(true)
  expect(occurrence(daily, state('2026-11-22', '2026-11-23')).isOpen).toBe(false)
  expect(occurrence(daily, state('2026-11-22', null, '2026-11-24')).isOpen).toBe(false)
})

describe('a repeating task', () => {
  const mondays = {
    ...taskDefaults,
    repeat: rule({ kind: 'weeks', weekdays: [1] }),
    lastCompleted: '2026-11-16',
  }

  it('comes once more on the day it is brought to, and then again by its rule', () => {
    const brought = { ...mondays, dueDate: '2026-11-19' }
    expect(taskOccurrence(brought, '2026-11-19')).toMatchObject({ on: '2026-11-19', isOpen: true })
    expect(taskOccurrence({ ...brought, lastCompleted: '2026-11-19' }, '2026-11-19')).toMatchObject({
      isOpen: false,
      next: '2026-11-23',
    })
    expect(taskOccurrence({ ...brought, lastCompleted: '2026-11-19' }, '2026-11-23')?.isOpen).toBe(true)
  })

  it('is held back by a later date', () => {
    const held = { ...mondays, dueDate: '2026-11-28' }
    expect(taskOccurrence(held, '2026-11-23')).toMatchObject({ isOpen: false, next: '2026-11-28' })
    expect(taskOccurrence(held, '2026-11-28')).toMatchObject({ on: '2026-11-28', isOpen: true })
  })

  it('counts as done where an older page, or another device, completed it for good', () => {
    const completed = { ...mondays, completed: true, completedOn: '2026-11-23' }
    expect(taskOccurrence(completed, '2026-11-23')?.isOpen).toBe(false)
    expect(taskOccurrence(completed, '2026-11-30')?.isOpen).toBe(true)
  })

  it('is none where it is daily, or has no rule', () => {
    expect(taskOccurrence({ ...mondays, isDaily: true }, '2026-11-23')).toBeNull()
    expect(taskOccurrence(taskDefaults, '2026-11-23')).toBeNull()
  })
})
