import { expect, test } from 'vitest'
import { createTask } from '../tasks/create-task.ts'
import type { Task } from '../tasks/task.ts'
import { blockOccurrences, timedTasksByDate } from './block-occurrences.ts'
import { nextToday } from './next-event.ts'

const TODAY = '2026-11-24'
const made = new Date('2026-11-20T09:00:00.000Z')
const task = (id: string, more: Partial<Task> = {}): Task => ({
  ...createTask({ title: `Task ${id}` }, made),
  id,
  ...more,
})
const block = (taskId: string, start: string, end = start.replace(/\d\d:00$/, '30:00')) => ({
  id: `time of ${taskId} ${start}`,
  taskId,
  startDatetime: start,
  endDatetime: end,
})

function shown(tasks: readonly Task[], blocks: ReturnType<typeof block>[], more = {}) {
  return blockOccurrences(
    blocks,
    { from: TODAY, to: TODAY },
    {
      taskOf: (id) => tasks.find((one) => one.id === id),
      wasDoneOn: () => false,
      today: TODAY,
      dayStart: 0,
      ...more,
    },
  )
}

test('a time of a task is shown on its date, by the name that the task has now', () => {
  const blocks = [block('a', `${TODAY}T10:00:00`), block('a', '2026-11-25T10:00:00')]
  const found = shown([task('a', { title: 'Fold the washing' })], blocks)
  expect(found.map(({ event, start, end, block: of }) => [event.title, start, end, of])).toEqual([
    [
      'Fold the washing',
      `${TODAY}T10:00:00`,
      `${TODAY}T10:30:00`,
      { taskId: 'a', isDone: false, canTick: true },
    ],
  ])
  const done = [task('a', { completed: true, completedOn: '2026-11-20' })]
  expect(shown(done, blocks).map((one) => one.block?.isDone)).toEqual([true])
})

test('one whose task is gone is not shown, and one whose ends crossed takes no time', () => {
  expect(shown([], [block('a', `${TODAY}T10:00:00`)])).toEqual([])
  const crossed = block('a', `${TODAY}T10:00:00`, `${TODAY}T09:00:00`)
  expect(shown([task('a')], [crossed])).toMatchObject([
    { start: `${TODAY}T10:00:00`, end: `${TODAY}T10:00:00` },
  ])
})

test('a task that repeats is ticked on the person’s own day alone; on others it is as it was done then', () => {
  const daily = [task('a', { isDaily: true, completed: true, completedOn: TODAY, lastCompleted: TODAY })]
  const at = [block('a', `${TODAY}T10:00:00`)]
  expect(shown(daily, at)).toMatchObject([{ block: { isDone: true, canTick: true } }])
  const today = '2026-11-25'
  expect(shown(daily, at, { today })).toMatchObject([{ block: { isDone: false, canTick: false } }])
  const wasDoneOn = (id: string, date: string) => id === 'a' && date === TODAY
  expect(shown(daily, at, { today, wasDoneOn })).toMatchObject([{ block: { isDone: true, canTick: false } }])
  // Until the day begins at four, the night belongs to the day before.
  const night = [block('a', `${TODAY}T01:00:00`)]
  const before = { today: '2026-11-23', dayStart: 4 }
  expect(shown(daily, night, before)).toMatchObject([{ block: { canTick: true } }])
})

test('the next of today is a task’s time as an event is, unless it is done already', () => {
  const blocks = [block('a', `${TODAY}T10:00:00`), block('b', `${TODAY}T11:00:00`)]
  const tasks = [task('a', { completed: true, completedOn: TODAY }), task('b')]
  expect(nextToday(shown(tasks, blocks), `${TODAY}T09:35:00`)).toMatchObject({
    occurrence: { event: { title: 'Task b' } },
    minutes: 85,
  })
})

test('tells which tasks have a time on a date', () => {
  const blocks = [
    block('a', `${TODAY}T10:00:00`),
    block('b', `${TODAY}T11:00:00`),
    block('a', '2026-11-25T10:00:00'),
  ]
  const dates = timedTasksByDate(blocks)
  expect([...dates].map(([date, ids]) => [date, [...ids]])).toEqual([
    [TODAY, ['a', 'b']],
    ['2026-11-25', ['a']],
  ])
})
