import { describe, expect, it } from 'vitest'
import {
  changeRepetition,
  completeTask,
  hasLeft,
  isSubtaskDone,
  isTaskDone,
  isTaskListed,
  type Repetition,
  reopenTask,
  setSubtaskDone,
} from './completion.ts'
import type { Repeat } from './repeat.ts'
import { type TaskData, taskDefaults } from './task.ts'

const today = '2026-11-21'
const yesterday = '2026-11-20'
const tomorrow = '2026-11-22'

function completion(isDaily: boolean, completed: boolean, completedOn: string | null) {
  return { ...taskDefaults, isDaily, completed, completedOn, lastCompleted: isDaily ? completedOn : null }
}

describe('whether a task is done and listed (F9, F10)', () => {
  it.each([
    ['an open task', completion(false, false, null), false, true],
    ['a task completed today', completion(false, true, today), true, true],
    ['a task completed yesterday', completion(false, true, yesterday), true, false],
    ['a task completed before dates were kept', completion(false, true, null), true, true],
    ['a daily task completed today', completion(true, true, today), true, true],
    ['a daily task completed yesterday', completion(true, true, yesterday), false, true],
    [
      'a daily task completed "tomorrow", west of the date line',
      completion(true, true, tomorrow),
      true,
      true,
    ],
    [
      'a daily task completed while the clock was ten years ahead',
      completion(true, true, '2036-11-21'),
      false,
      true,
    ],
  ])('%s', (_title, task, isDone, isListed) => {
    expect(isTaskDone(task, today)).toBe(isDone)
    expect(isTaskListed(task, today)).toBe(isListed)
  })

  it('reads the spec’s own column where the newer one is empty', () => {
    const task = { ...completion(true, true, null), lastCompleted: today }
    expect(isTaskDone(task, today)).toBe(true)
    expect(isTaskDone(task, tomorrow)).toBe(false)
  })
})

describe('completing (F3)', () => {
  it('sets last_completed of a daily task only', () => {
    expect(completeTask(completion(true, false, null), today)).toEqual({
      completed: true,
      completedOn: today,
      lastCompleted: today,
    })
    expect(completeTask(completion(false, false, null), today)).not.toHaveProperty('lastCompleted')
  })

  it('leaves nothing behind when taken back', () => {
    const open = completion(true, false, null)
    const done = { ...open, ...completeTask(open, today) }
    expect({ ...done, ...reopenTask(done, today) }).toEqual(open)
  })
})

describe('steps', () => {
  it('of a daily task open again the next day, of another stay done', () => {
    const step = { completed: false, completedOn: null, ...setSubtaskDone(true, yesterday) }
    const [once, daily] = [completion(false, false, null), completion(true, false, null)]
    expect(isSubtaskDone(step, daily, yesterday)).toBe(true)
    expect(isSubtaskDone(step, daily, today)).toBe(false)
    expect(isSubtaskDone(step, once, today)).toBe(true)
  })

  it('of one that repeats by a rule open again with each occurrence', () => {
    const step = { completed: false, completedOn: null, ...setSubtaskDone(true, '2026-11-17') }
    const weekly = { ...taskDefaults, repeat: mondays }
    expect(isSubtaskDone(step, weekly, '2026-11-20')).toBe(true)
    expect(isSubtaskDone(step, { ...weekly, lastCompleted: '2026-11-20' }, '2026-11-20')).toBe(true)
    expect(isSubtaskDone(step, weekly, '2026-11-23')).toBe(false)
    expect(isSubtaskDone({ ...step, completedOn: '2036-11-23' }, weekly, '2026-11-23')).toBe(false)
  })

  it('of one that comes so many days after are those of the time that is done today, and open with the next', () => {
    const step = { completed: true, completedOn: '2026-11-19' }
    const after = { ...taskDefaults, repeat: afterTen, lastCompleted: '2026-11-08' }
    expect(isSubtaskDone(step, after, today)).toBe(true)
    expect(isSubtaskDone(step, { ...after, lastCompleted: today }, today)).toBe(true)
    expect(isSubtaskDone(step, { ...after, lastCompleted: today }, '2026-12-01')).toBe(false)
  })
})

const mondays: Repeat = {
  kind: 'weeks',
  every: 1,
  weekdays: [1],
  monthDay: null,
  anchorOn: '2026-11-02',
  stays: true,
}
const afterTen: Repeat = { ...mondays, kind: 'after', every: 10, weekdays: [], anchorOn: '2026-11-01' }
const goes: Repeat = { ...mondays, stays: false }

describe('whether a task is in today’s lists, a Saturday', () => {
  const done = { completed: true, completedOn: today }
  it.each<[string, Partial<TaskData>, boolean]>([
    ['without a date', {}, true],
    ['for today', { dueDate: today }, true],
    ['whose date went by', { dueDate: '2026-01-01' }, true],
    ['for tomorrow', { dueDate: tomorrow }, false],
    ['for tomorrow, and snoozed', { dueDate: tomorrow, snoozedUntil: `${today}T20:00:00.000Z` }, false],
    ['that is snoozed', { snoozedUntil: `${today}T20:00:00.000Z` }, true],
    ['for tomorrow, and done today', { dueDate: tomorrow, ...done }, true],
    ['that is set aside', { setAsideAt: `${yesterday}T10:00:00.000Z` }, false],
    ['set aside by a clock years ahead', { setAsideAt: '2046-01-01T10:00:00.000Z' }, false],
    ['that is set aside, and done today', { setAsideAt: `${yesterday}T10:00:00.000Z`, ...done }, true],
    ['that is daily', { isDaily: true }, true],
    ['that is daily, not this time', { isDaily: true, skippedOn: today }, false],
    ['that was daily, not yesterday', { isDaily: true, skippedOn: yesterday }, true],
    ['that is daily, left out by a clock years ahead', { isDaily: true, skippedOn: '2036-01-01' }, true],
    ['that is daily, and set aside', { isDaily: true, setAsideAt: `${yesterday}T10:00:00.000Z` }, false],
    ['that is daily, from tomorrow on', { isDaily: true, dueDate: tomorrow }, false],
    ['of Monday, which waits', { repeat: mondays }, true],
    [
      'of Monday, which waits, but is set aside',
      { repeat: mondays, setAsideAt: `${today}T10:00:00.000Z` },
      false,
    ],
    ['of Monday, which goes', { repeat: goes }, false],
    ['of Monday, which goes, brought to today', { repeat: goes, dueDate: today }, true],
    ['of Monday, done on it', { repeat: mondays, lastCompleted: '2026-11-16' }, false],
    ['of Monday, done today', { repeat: mondays, lastCompleted: today }, true],
    ['of Monday, not this time', { repeat: mondays, skippedOn: '2026-11-17' }, false],
    ['of Monday, from tomorrow on', { repeat: mondays, dueDate: tomorrow }, false],
    ['whose rule does not count, as it is daily', { repeat: goes, isDaily: true }, true],
    [
      'of Monday that an older page completed then',
      { repeat: mondays, completed: true, completedOn: '2026-11-16' },
      false,
    ],
  ])('a task %s: %s', (_, change, expected) => {
    expect(isTaskListed({ ...taskDefaults, ...change }, today)).toBe(expected)
  })

  it.each<[string, Partial<TaskData>, boolean]>([
    ['done on another day', { completed: true, completedOn: yesterday }, true],
    ['done today', done, false],
    ['set aside', { setAsideAt: `${yesterday}T10:00:00.000Z` }, false],
    ['for later', { dueDate: tomorrow }, false],
    ['daily', { isDaily: true, completed: true, completedOn: yesterday }, false],
    ['repeating', { repeat: mondays, completed: true, completedOn: yesterday }, false],
  ])('only what was done on another day is over: a task %s', (_, change, expected) => {
    expect(hasLeft({ ...taskDefaults, ...change }, today)).toBe(expected)
  })
})

describe('completing what repeats by a rule', () => {
  it('never completes it for good, and opens again what is taken back', () => {
    const tenAfterThe11th = { ...afterTen, stays: false, anchorOn: '2026-11-05' }
    for (const rule of [
      { repeat: mondays },
      { repeat: afterTen },
      { repeat: tenAfterThe11th, lastCompleted: '2026-11-11' },
    ]) {
      const open = { ...taskDefaults, ...rule }
      expect(isTaskDone(open, today)).toBe(false)
      expect(completeTask(open, today)).toEqual({ lastCompleted: today })
      const ticked = { ...open, ...completeTask(open, today) }
      expect([isTaskDone(ticked, today), isTaskListed(ticked, today)]).toEqual([true, true])
      expect([isTaskDone(ticked, tomorrow), isTaskListed(ticked, tomorrow)]).toEqual([false, false])
      const reopened = { ...ticked, ...reopenTask(ticked, today) }
      expect([isTaskDone(reopened, today), isTaskListed(reopened, today)]).toEqual([false, true])
    }
  })

  it('mends what an older page completed for good', () => {
    const stale = { ...taskDefaults, repeat: mondays, completed: true, completedOn: yesterday }
    const ticked = { completed: false, completedOn: null, lastCompleted: today }
    expect(completeTask(stale, today)).toEqual(ticked)
    expect(reopenTask({ ...stale, completedOn: today }, today)).toEqual({ ...ticked, lastCompleted: null })
  })
})

describe('coming again in another way', () => {
  const ways: readonly Repetition[] = ['daily', mondays, afterTen, null]
  const doneOn = (way: Repetition, day: string) => {
    const task = { ...taskDefaults, isDaily: way === 'daily', repeat: way === 'daily' ? null : way }
    return { ...task, ...completeTask(task, day) }
  }

  const changed = (from: Repetition, to: Repetition, day: string) => {
    const task = doneOn(from, day)
    return { ...task, ...changeRepetition(task, to, today) }
  }
  const pairs = ways.flatMap((from) => ways.map((to) => [from, to] as const))

  it('keeps what is done today done', () => {
    for (const [from, to] of pairs) {
      const task = changed(from, to, today)
      expect([isTaskDone(task, today), isTaskListed(task, today)]).toEqual([true, true])
    }
  })

  it('opens what was done before', () => {
    for (const [from, to] of pairs.filter(([way]) => way !== null)) {
      const task = changed(from, to, yesterday)
      expect([isTaskDone(task, today), hasLeft(task, today)]).toEqual([false, false])
    }
  })

  it('is written down whole, with when it was done', () => {
    const open = { completed: false, completedOn: null }
    for (const [from, to] of pairs) {
      const kind = { isDaily: to === 'daily', repeat: to === 'daily' ? null : to }
      expect(changeRepetition(taskDefaults, to, today)).toEqual({ ...kind, ...open })
      const done = { completed: true, completedOn: today }
      const byRule = { ...(to === 'daily' ? done : open), lastCompleted: today }
      expect(changeRepetition(doneOn(from, today), to, today)).toEqual({
        ...kind,
        ...(to === null ? done : byRule),
      })
    }
  })

  it('leaves nothing completed for good that repeats by a rule', () => {
    for (const [from, to] of pairs.filter(([, way]) => way !== null && way !== 'daily')) {
      expect(changed(from, to, today)).toMatchObject({ completed: false, completedOn: null })
    }
  })
})
