import { expect, it } from 'vitest'
import { isStillWanted } from './still-wanted.ts'
import { chosen, event, eventReminder, task, taskReminder } from './test/reminder-test-rows.ts'

const now = new Date('2026-11-26T15:02:00Z')
const rows = {
  preferences: chosen(),
  tasks: [task()],
  taskReminders: [taskReminder()],
  events: [event()],
  eventReminders: [eventReminder()],
}
const ofTask = { kind: 'task', reminderId: 'reminder', taskId: 'task' } as const
const ofEvent = { kind: 'event', reminderId: 'event-reminder', taskId: null } as const
const daily = { kind: 'daily', reminderId: null, taskId: 'task' } as const
const done = { tasks: [task({ completed: true, completedOn: '2026-11-26' })] }
const later = '2026-11-26T16:00:00.000Z'

it('is said while nothing has changed', () => {
  for (const shown of [ofTask, ofEvent, daily]) expect(isStillWanted(shown, rows, now, 'UTC')).toBe(true)
})

it.each([
  ['the task is done', ofTask, done],
  ['the task is snoozed', ofTask, { tasks: [task({ snoozedUntil: later })] }],
  ['the task is set aside', ofTask, { tasks: [task({ setAsideAt: '2026-11-26T15:01:00.000Z' })] }],
  ['the task is gone', ofTask, { tasks: [] }],
  ['the reminder is gone', ofTask, { taskReminders: [] }],
  ['it was put off', ofTask, { taskReminders: [taskReminder({ snoozedUntil: later })] }],
  ['the event is gone', ofEvent, { events: [] }],
  ['the event is cancelled', ofEvent, { events: [event({ status: 'cancelled' as const })] }],
  [
    'the reminder of the event was put off',
    ofEvent,
    { eventReminders: [eventReminder({ snoozedUntil: later })] },
  ],
  ['the small thing is done', daily, done],
  ['it is not wanted today', daily, { preferences: chosen({ dailySkippedOn: '2026-11-26' }) }],
  ['it comes again in an hour', daily, { preferences: chosen({ dailySnoozedUntil: later }) }],
])('no more where %s', (_case, shown, changes) => {
  expect(isStillWanted(shown, { ...rows, ...changes }, now, 'UTC')).toBe(false)
})
