import { describe, expect, it } from 'vitest'
import {
  completeTask,
  isSubtaskDone,
  isTaskDone,
  isTaskListed,
  reopenTask,
  setSubtaskDone,
} from './completion.ts'

const today = '2026-11-21'
const yesterday = '2026-11-20'
const tomorrow = '2026-11-22'

function completion(isDaily: boolean, completed: boolean, completedOn: string | null) {
  return { isDaily, completed, completedOn, lastCompleted: isDaily ? completedOn : null }
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
    const task = { isDaily: true, completed: true, completedOn: null, lastCompleted: today }
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
    expect({ ...done, ...reopenTask(done) }).toEqual(open)
  })
})

describe('steps', () => {
  it('of a daily task open again the next day, of another stay done', () => {
    const step = { completed: false, completedOn: null, ...setSubtaskDone(true, yesterday) }
    expect(isSubtaskDone(step, true, yesterday)).toBe(true)
    expect(isSubtaskDone(step, true, today)).toBe(false)
    expect(isSubtaskDone(step, false, today)).toBe(true)
  })
})
