import { expect, it } from 'vitest'
import { type Task, taskDefaults } from './task.ts'
import { tasksByDay } from './tasks-by-day.ts'

const today = '2026-11-24'
const now = new Date('2026-11-24T12:00:00.000Z')

function task(id: string, change: Partial<Task> = {}): Task {
  return { ...taskDefaults, title: id, createdAt: '2026-11-01T10:00:00.000Z', id, ...change }
}

it('puts today’s tasks under today by time of day, and those that wait for a day under theirs', () => {
  const days = tasksByDay(
    [
      task('evening', { timeOfDay: 'evening' }),
      task('morning', { timeOfDay: 'morning' }),
      task('done today', { timeOfDay: 'evening', completed: true, completedOn: today }),
      task('whose date went by', { timeOfDay: 'morning', dueDate: '2026-11-01' }),
      task('asleep', { snoozedUntil: '2026-11-24T18:00:00.000Z' }),
      task('set aside', { setAsideAt: '2026-11-20T18:00:00.000Z' }),
      task('over', { completed: true, completedOn: '2026-11-20' }),
      task('tomorrow', { dueDate: '2026-11-25' }),
    ],
    { today, now },
  )
  const ids = [...days].map(([date, tasks]) => [date, tasks.map(({ id }) => id)])
  expect(Object.fromEntries(ids)).toEqual({
    [today]: ['morning', 'whose date went by', 'evening', 'done today'],
    '2026-11-25': ['tomorrow'],
  })
})
