import { describe, expect, it } from 'vitest'
import { createSuggestedTasks } from './suggested-tasks.ts'
import { SUGGESTED_TASKS, SUGGESTION_TIMES } from '@glimmer/content/tasks/suggested-tasks'
import { taskSchema } from './task.ts'

const now = new Date('2026-11-21T09:00:00.000Z')

describe('what Glimmer suggests to begin with (F11, J4)', () => {
  it('is fifteen small things, five for each part of the day', () => {
    expect(SUGGESTED_TASKS).toHaveLength(15)
    for (const time of SUGGESTION_TIMES) {
      expect(SUGGESTED_TASKS.filter(({ timeOfDay }) => timeOfDay === time)).toHaveLength(5)
    }
    expect(new Set(SUGGESTED_TASKS.map(({ id }) => id)).size).toBe(15)
  })

  it.each([
    ['Make bed', 5],
    ['Brush teeth', 3],
    ['Take shower', 15],
    ['Make breakfast', 20],
    ['Check weather', 2],
    ['Answer emails', 30],
    ['Clear voicemails', 15],
    ['10-minute exercise', 10],
    ['Organise workspace', 15],
    ['Take lunch break', 45],
    ['Cook dinner', 45],
    ['Read to kids', 20],
    ['Bedtime routine', 30],
    ['Read a book', 30],
    ['Plan tomorrow', 10],
  ])('%s takes %i minutes', (title, minutes) => {
    expect(SUGGESTED_TASKS.find((task) => task.title === title)?.estimatedMinutes).toBe(minutes)
  })
})

describe('the tasks that become of them', () => {
  const none = { ids: [], today: '2026-11-21' }
  const tasks = createSuggestedTasks(
    ['plan-tomorrow', 'make-bed', 'nonsense'],
    { 'make-bed': 'admin' },
    now,
    none,
  )

  it('are open, not daily, of medium priority, in the chosen or their own category', () => {
    expect(tasks).toMatchObject([
      { title: 'Make bed', category: 'admin', timeOfDay: 'morning', estimatedTime: 5 },
      { title: 'Plan tomorrow', category: 'admin', timeOfDay: 'evening', estimatedTime: 10 },
    ])
    for (const task of tasks) {
      expect(task).toMatchObject({ completed: false, isDaily: false, priority: 'medium' })
      expect(taskSchema.safeParse(task).success).toBe(true)
    }
    expect(createSuggestedTasks(['make-bed'], {}, now, none)[0]?.category).toBe('personal')
  })

  it('repeat where the person said so, and where it is likely, and nowhere else', () => {
    const chosen = ['make-bed', 'brush-teeth', 'organise-workspace']
    const repeating = { ids: ['brush-teeth', 'organise-workspace'], today: '2026-11-21' }
    const made = createSuggestedTasks(chosen, {}, now, repeating)
    expect(made.map(({ isDaily, repeat }) => [isDaily, repeat])).toEqual([
      [false, null],
      [true, null],
      [false, null],
    ])
  })

  it('are never of the same moment, the first the newest', () => {
    const made = createSuggestedTasks(
      SUGGESTED_TASKS.map(({ id }) => id),
      {},
      now,
      none,
    ).map(({ createdAt }) => createdAt)
    expect(made).toEqual(made.toSorted().toReversed())
    expect(new Set(made).size).toBe(15)
  })
})
