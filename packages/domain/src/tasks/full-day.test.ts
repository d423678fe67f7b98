import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTask } from './create-task.ts'
import { beginsFolded, isFullDay, oldTasks, threeForToday } from './full-day.ts'
import type { TaskData } from './task.ts'
import type { TaskView } from './task-view.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)

function view(title: string, chosen: Partial<TaskData> = {}, made = dayBefore(1)): TaskView {
  return { task: { id: title, ...createTask({ title, ...chosen }, made) }, isDone: false, steps: [] }
}
const titles = (tasks: readonly { readonly title: string }[]) => tasks.map(({ title }) => title)

test('a day is full from thirteen open tasks on', () => {
  expect([12, 13].map(isFullDay)).toEqual([false, true])
})

test('only what sleeps or is done begins folded, from six on', () => {
  expect(beginsFolded('snoozed', 6)).toBe(true)
  expect(beginsFolded('completed', 6)).toBe(true)
  expect(beginsFolded('completed', 5)).toBe(false)
  expect(beginsFolded('anytime', 60)).toBe(false)
})

test('three for today fit the energy', () => {
  const views = [60, 5, 30, 10].map((estimatedTime) => view(`${estimatedTime}`, { estimatedTime }))
  expect(threeForToday(views, { now, dayStart: 0, energy: 'LOW' })).toEqual(['5', '10', '30'])
  expect(threeForToday(views.slice(0, 2), { now, dayStart: 0 })).toHaveLength(2)
})

test('three for today are open, awake and different, whatever there is (random)', () => {
  const anyView = fc.record({ isDone: fc.boolean(), sleeps: fc.boolean() })
  fc.assert(
    fc.property(fc.array(anyView, { maxLength: 10 }), (list) => {
      const views = list.map(({ isDone, sleeps }, i) => ({
        ...view(`task ${i}`, { snoozedUntil: sleeps ? '2026-11-22T09:00:00.000Z' : null }),
        isDone,
      }))
      const ids = threeForToday(views, { now, dayStart: 0 })
      const open = list.filter(({ isDone, sleeps }) => !isDone && !sleeps)
      expect(new Set(ids).size).toBe(Math.min(3, open.length))
      for (const id of ids) expect(open).toContain(list[views.findIndex(({ task }) => task.id === id)])
    }),
    { numRuns: 200, verbose: true },
  )
})

test('old is what has stood open for two weeks, the oldest first, and was not brought to a later day', () => {
  const old = dayBefore(15)
  const views = [
    view('old', {}, old),
    view('oldest', {}, dayBefore(40)),
    view('young'),
    view('daily', { isDaily: true }, old),
    view('asleep', { snoozedUntil: '2026-11-22T09:00:00.000Z' }, old),
    view('brought', { dueDate: '2026-11-20' }, old),
    { ...view('done', {}, old), isDone: true },
  ]
  expect(titles(oldTasks(views, now, '2026-11-21'))).toEqual(['oldest', 'old'])
})
