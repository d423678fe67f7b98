import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TaskData } from '@glimmer/domain/tasks/task'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCK_SIZE, createDayArranger, type Day, findInDay } from './day.ts'

const today = '2026-11-21'
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second))

function task(number: number, chosen: Partial<TaskData> = {}): Task {
  return { id: `task-${number}`, ...createTask({ title: `Task ${number}`, ...chosen }, at(number)) }
}

function step(taskNumber: number, number: number): Subtask {
  return {
    id: `step-${taskNumber}-${number}`,
    ...createSubtask(`task-${taskNumber}`, `Step ${number}`, at(number)),
  }
}

const many = (count: number) => Array.from({ length: count }, (_, i) => task(i))
const now = at(0)
const byTime = { grouping: 'time', now, dayStart: 0, customCategories: new Set<string>() } as const
const arranger = () => {
  const arrange = createDayArranger()
  return (tasks: readonly Task[], steps: readonly Subtask[], date: string) =>
    arrange(tasks, steps, date, byTime)
}
const section = (day: Day, group: string) => {
  const found = day.sections.find((candidate) => candidate.group === group)
  if (!found) throw new Error(`no section ${group}`)
  return found
}
const titles = (day: Day, time: string) =>
  section(day, time)
    .blocks.flat()
    .map(({ task }) => task.title)

test('the four times of day are always there, in their order (F1)', () => {
  const day = arranger()([], [], today)
  expect(day.sections.map(({ group }) => group)).toEqual(['morning', 'afternoon', 'evening', 'anytime'])
  expect(day.all).toBe(0)
})

test('a task without a time of day is under Anytime (F9), the newest first', () => {
  const tasks = [task(1, { timeOfDay: null }), task(3), task(2, { timeOfDay: 'morning' }), task(4)]
  const day = arranger()(tasks, [], today)
  expect(titles(day, 'anytime')).toEqual(['Task 4', 'Task 3', 'Task 1'])
  expect(titles(day, 'morning')).toEqual(['Task 2'])
})

test('what was done before today has left, what was done today is under Completed and counted (F10)', () => {
  const done = (number: number, completedOn: string) => task(number, { completed: true, completedOn })
  const day = arranger()([done(1, '2026-11-20'), done(2, today), task(3)], [], today)
  expect(titles(day, 'anytime')).toEqual(['Task 3'])
  expect(titles(day, 'completed')).toEqual(['Task 2'])
  expect(day).toMatchObject({ done: 1, all: 2 })
})

test('what is ticked stays where it is until the next visit, and what is opened again too', () => {
  const arrange = arranger()
  const open = task(1)
  const ticked = { ...open, completed: true, completedOn: today }
  arrange([open], [], today)
  expect(titles(arrange([ticked], [], today), 'anytime')).toEqual(['Task 1'])
  const nextVisit = arranger()
  expect(titles(nextVisit([ticked], [], today), 'completed')).toEqual(['Task 1'])
  expect(titles(nextVisit([open], [], today), 'completed')).toEqual(['Task 1'])
  expect(titles(arranger()([open], [], today), 'anytime')).toEqual(['Task 1'])
})

test('clearing would take what is done, and leaves what is daily', () => {
  const done = { completed: true, completedOn: today }
  const day = arranger()([task(1, done), task(2, { ...done, isDaily: true }), task(3)], [], today)
  expect(day).toMatchObject({ done: 2, clearable: ['task-1'] })
})

test('looking for letters leaves the groups in which something is', () => {
  const day = arranger()([task(1), task(2, { timeOfDay: 'morning' })], [], today)
  const found = findInDay(day, ({ task }) => task.title.endsWith('2'))
  expect(found.map(({ group, all }) => [group, all])).toEqual([['morning', 1]])
})

test('a daily task of yesterday is open again, and so are its steps (F9)', () => {
  const daily = task(1, {
    isDaily: true,
    completed: true,
    completedOn: '2026-11-20',
    lastCompleted: '2026-11-20',
  })
  const done: Subtask = { ...step(1, 1), completed: true, completedOn: '2026-11-20' }
  const [view] = section(arranger()([daily], [done], today), 'anytime').blocks.flat()
  expect(view?.isDone).toBe(false)
  expect(view?.steps[0]?.isDone).toBe(false)
})

test('steps stand in the order in which they were written, smaller ones in the place of theirs (F8)', () => {
  const half = { ...step(1, 4), sortKey: `${step(1, 1).createdAt} ${step(1, 1).id} ${step(1, 4).createdAt}` }
  const day = arranger()([task(1)], [step(1, 3), half, step(1, 2)], today)
  const [view] = section(day, 'anytime').blocks.flat()
  expect(view?.steps.map(({ step }) => step.title)).toEqual(['Step 4', 'Step 2', 'Step 3'])
})

describe('in a list of thousands', () => {
  test('a tick changes one row and its block, and nothing else is a new object', () => {
    const arrange = arranger()
    const tasks = many(BLOCK_SIZE * 3)
    const before = section(arrange(tasks, [], today), 'anytime').blocks
    const ticked = tasks.map((task) =>
      task.id === 'task-50' ? { ...task, completed: true, completedOn: today } : task,
    )
    const after = section(arrange(ticked, [], today), 'anytime').blocks
    expect(after.map((block, i) => block === before[i])).toEqual([false, true, true])
    const changed = after.flat().filter((view) => !before.flat().includes(view))
    expect(changed.map(({ task }) => task.id)).toEqual(['task-50'])
  })

  test('a new task changes the first block alone', () => {
    const arrange = arranger()
    const tasks = many(BLOCK_SIZE * 3 + 2)
    const before = section(arrange(tasks.slice(0, -1), [], today), 'anytime').blocks
    const after = section(arrange(tasks, [], today), 'anytime').blocks
    expect(after.map((block, i) => block === before[i])).toEqual([false, true, true, true])
    expect(after[0]?.map(({ task }) => task.title)).toEqual(['Task 61', 'Task 60'])
  })

  test('a deleted one leaves no gap and brings nothing out of order', () => {
    const arrange = arranger()
    const tasks = many(100)
    arrange(tasks, [], today)
    const day = arrange(
      tasks.filter(({ id }) => id !== 'task-70'),
      [],
      today,
    )
    const numbers = titles(day, 'anytime').map((title) => Number(title.slice(5)))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(numbers).toHaveLength(99)
  })
})

test('a day that is only adjusted is the day that would be arranged anew, whatever the person does', () => {
  const chosen = fc.record({
    which: fc.nat({ max: 59 }),
    to: fc.constantFrom<Partial<TaskData> | 'deleted' | 'added'>(
      'deleted',
      'added',
      { completed: true, completedOn: today },
      { completed: true, completedOn: '2026-11-20' },
      { completed: false, completedOn: null },
      { priority: 'high' },
      { priority: 'medium', title: 'Another name' },
      { timeOfDay: 'evening' },
      { snoozedUntil: '2027-01-01T00:00:00.000Z' },
      { snoozedUntil: null, isDaily: true },
      { dueDate: '2027-01-01' },
      { dueDate: null },
    ),
  })
  fc.assert(
    fc.property(fc.array(chosen, { minLength: 1, maxLength: 40 }), (changes) => {
      const [adjusted, anew] = [arranger(), arranger()]
      const steps = [step(3, 1), step(3, 2), step(7, 1)]
      let tasks: readonly Task[] = many(60)
      adjusted(tasks, steps, today)
      anew(tasks, steps, today)
      for (const [turn, { which, to }] of changes.entries()) {
        const at = which % tasks.length
        if (to === 'deleted') tasks = tasks.toSpliced(at, 1)
        else if (to === 'added') tasks = [...tasks, { ...task(which), id: `added-${turn}` }]
        else tasks = tasks.with(at, { ...tasks[at]!, ...to })
        // Steps in a new array mean that everything is arranged anew, though they say the same.
        expect(adjusted(tasks, steps, today)).toEqual(anew(tasks, [...steps], today))
      }
    }),
    { numRuns: 40 },
  )
})

test('adding, ticking and deleting one task among many looks at that one alone', () => {
  let looks = 0
  const counted = many(1_000).map((one) => {
    const { setAsideAt, ...rest } = one
    const get = () => {
      looks += 1
      return setAsideAt
    }
    return Object.defineProperty(rest, 'setAsideAt', { get, enumerable: true }) as Task
  })
  const arrange = arranger()
  const steps: readonly Subtask[] = []
  arrange(counted, steps, today)
  expect(looks).toBeGreaterThanOrEqual(1_000)
  looks = 0
  const added = [...counted, task(1_000)]
  expect(arrange(added, steps, today).all).toBe(1_001)
  const ticked = added.with(1_000, { ...added[1_000]!, completed: true, completedOn: today })
  expect(arrange(ticked, steps, today).done).toBe(1)
  expect(arrange(ticked.slice(0, -1), steps, today).all).toBe(1_000)
  expect(arrange(counted.slice(1), steps, today).all).toBe(999)
  expect(looks).toBeLessThan(10)
})

test('a tick among many is another section with one other block, and the rest is the same', () => {
  const arrange = arranger()
  const tasks = many(3 * BLOCK_SIZE)
  const steps: readonly Subtask[] = []
  const before = arrange(tasks, steps, today)
  const after = arrange(tasks.with(0, { ...tasks[0]!, completed: true, completedOn: today }), steps, today)
  const [old, now] = [section(before, 'anytime'), section(after, 'anytime')]
  expect(now.done).toBe(1)
  expect(now.blocks.filter((block, i) => block !== old.blocks[i])).toHaveLength(1)
  expect(section(after, 'morning')).toBe(section(before, 'morning'))
})
