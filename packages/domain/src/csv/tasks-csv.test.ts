import { expect, test } from 'vitest'
import { type Subtask, subtaskDefaults } from '../tasks/subtask.ts'
import { type Task, taskDefaults } from '../tasks/task.ts'
import { tasksCsv } from './tasks-csv.ts'

const TODAY = '2026-11-21'
const DAY = { today: TODAY, dayStart: 0 }

function task(id: string, changes: Partial<Task>): Task {
  return { ...taskDefaults, title: id, createdAt: `2026-11-${id}T12:00:00.000Z`, id, ...changes }
}

function step(taskId: string, title: string, changes: Partial<Subtask> = {}): Subtask {
  return { ...subtaskDefaults, createdAt: '2026-11-20T12:00:00.000Z', id: title, taskId, title, ...changes }
}

test('tasks stand one to a line, the oldest first, in plain words', () => {
  const fern = task('02', {
    title: 'Water the fern, "Fred"',
    estimatedTime: 5,
    timeOfDay: 'morning',
    priority: 'high',
    dueDate: '2026-12-24',
    snoozedUntil: new Date(2026, 10, 22, 8, 5).toISOString(),
  })
  const letter = task('01', { title: '=1+1', completed: true, completedOn: '2026-11-20', timeOfDay: null })
  const steps = [
    step('02', 'a: fill the can'),
    step('02', 'b: find the can', { completed: true, completedOn: '2026-11-19' }),
    step('02', 'c: pour'),
  ]
  expect(tasksCsv([fern, letter], steps, DAY)).toBe(
    '\uFEFFTask,Done,Done on,On today’s list,Daily,Repeats,Time of day,Priority,Minutes,Category,Due on,Snoozed until,Set aside on,Added on,Steps to do,Steps done\r\n' +
      "'=1+1,yes,2026-11-20,no,no,,Anytime,Medium,,personal,,,,2026-11-01,,\r\n" +
      '"Water the fern, ""Fred""",no,,no,no,,Morning,High,5,personal,2026-12-24,2026-11-22 08:05,,2026-11-02,' +
      '"a: fill the can\nc: pour",b: find the can\r\n',
  )
})

test('a daily task that was done yesterday is open again today, with its steps', () => {
  const daily = task('01', {
    isDaily: true,
    completed: true,
    completedOn: '2026-11-20',
    lastCompleted: '2026-11-20',
  })
  const done = step('01', 'Open the box', { completed: true, completedOn: '2026-11-20' })
  const [, line] = tasksCsv([daily], [done], DAY).split('\r\n')
  expect(line).toBe('01,no,2026-11-20,yes,yes,,Anytime,Medium,,personal,,,,2026-11-01,Open the box,')
})

test('what repeats says how, and what is set aside since when', () => {
  const plants = task('01', {
    repeat: {
      kind: 'weeks',
      every: 2,
      weekdays: [1, 4],
      monthDay: null,
      anchorOn: '2026-11-02',
      stays: true,
    },
    lastCompleted: '2026-11-19',
    setAsideAt: new Date(2026, 10, 20, 12).toISOString(),
  })
  const [, line] = tasksCsv([plants], [], DAY).split('\r\n')
  expect(line).toBe(
    '01,no,2026-11-19,no,no,Every 2 weeks on Monday and Thursday,Anytime,Medium,,personal,,,2026-11-20,2026-11-01,,',
  )
})

test('what the tasks page lists today says so, and nothing that waits, is left out or is set aside', () => {
  const rule = { kind: 'days', every: 2, weekdays: [], monthDay: null, stays: false } as const
  const tasks = [
    task('01', { title: 'due today', dueDate: TODAY }),
    task('02', { title: 'past its day', dueDate: '2026-11-03' }),
    task('03', { title: 'for tomorrow', dueDate: '2026-11-22' }),
    task('04', { title: 'repeats today', repeat: { ...rule, anchorOn: '2026-11-19' } }),
    task('05', { title: 'repeats tomorrow', repeat: { ...rule, anchorOn: '2026-11-20' } }),
    task('06', { title: 'not this time', isDaily: true, skippedOn: TODAY }),
    task('07', { title: 'done today', completed: true, completedOn: TODAY }),
    task('08', { title: 'set aside', setAsideAt: new Date(2026, 10, 20).toISOString() }),
  ]
  const lines = tasksCsv(tasks, [], DAY).split('\r\n').slice(1, -1)
  expect(lines.map((line) => line.split(',')).map((cells) => [cells[0], cells[3]])).toEqual([
    ['due today', 'yes'],
    ['past its day', 'yes'],
    ['for tomorrow', 'no'],
    ['repeats today', 'yes'],
    ['repeats tomorrow', 'no'],
    ['not this time', 'no'],
    ['done today', 'yes'],
    ['set aside', 'no'],
  ])
})

test('without tasks there is the line of headings', () => {
  expect(tasksCsv([], [], DAY).split('\r\n')).toEqual([expect.stringContaining('Task,Done'), ''])
})
