import { expect, test } from 'vitest'
import { createSubtask, createTask } from '../tasks/create-task.ts'
import { oneThingNext } from '../tasks/next-thing.ts'
import type { TaskData } from '../tasks/task.ts'
import { firstOpenStep, sprintTasks } from './sprint-tasks.ts'

const now = new Date(2026, 10, 21, 9)
const context = { now, dayStart: 0, today: '2026-11-21' }
const task = (title: string, chosen: Partial<TaskData> = {}) => ({
  id: title,
  ...createTask({ title, ...chosen }, now),
})
const step = (taskId: string, title: string, second: number, completed = false) => ({
  id: title,
  ...createSubtask(taskId, title, new Date(now.getTime() + second * 1_000)),
  completed,
})
const titles = (...tasks: Parameters<typeof sprintTasks>[0][]) =>
  sprintTasks(tasks.flat(), [], context).map((thing) => thing.task.title)

test('only what is open today can be chosen: nothing done, asleep or gone by (F13)', () => {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
  expect(
    titles([
      task('open'),
      task('done', { completed: true, completedOn: '2026-11-21' }),
      task('left', { completed: true, completedOn: '2026-11-20' }),
      task('asleep', { snoozedUntil: tomorrow }),
      task('daily, done yesterday', { isDaily: true, completed: true, completedOn: '2026-11-20' }),
    ]).toSorted(),
  ).toEqual(['daily, done yesterday', 'open'])
})

test('what “one thing next” would say stands first, and every task is there once', () => {
  const tasks = Array.from({ length: 9 }, (_, i) => task(`task ${i}`, { estimatedTime: 90 - i * 10 }))
  const first = oneThingNext(
    tasks.map((own) => ({ task: own, isDone: false, steps: [] })),
    { now, dayStart: 0, skipped: [] },
  )
  expect(titles(tasks)[0]).toBe(first?.task.title)
  expect(titles(tasks).toSorted()).toEqual(tasks.map(({ title }) => title))
  expect(titles([])).toEqual([])
})

test('a task with steps names the first that is open, in the order in which they were written', () => {
  const kitchen = task('kitchen')
  const steps = [
    step('kitchen', 'third', 3),
    step('kitchen', 'first', 1, true),
    step('kitchen', 'second', 2),
    step('garden', 'other', 0),
  ]
  expect(sprintTasks([kitchen], steps, context)[0]?.step?.title).toBe('second')
  expect(firstOpenStep(kitchen, steps, context.today)?.title).toBe('second')
  expect(firstOpenStep(task('garage'), steps, context.today)).toBeNull()
})

test('what a page shows as the one thing next stands first while it is open, so that no two pages disagree', () => {
  const tasks = [task('short', { estimatedTime: 2 }), task('shown', { estimatedTime: 60 }), task('other')]
  const first = (shown: string, own = tasks) =>
    sprintTasks(own, [], { ...context, shown }).map((thing) => thing.task.title)
  expect(first('shown')).toEqual(['shown', 'short', 'other'])
  expect(first('gone')).toEqual(['short', 'other', 'shown'])
  const [short, shown, other] = tasks
  const done = { ...shown, completed: true, completedOn: context.today } as typeof short
  expect(first('shown', [short, done, other] as typeof tasks)).toEqual(['short', 'other'])
})
