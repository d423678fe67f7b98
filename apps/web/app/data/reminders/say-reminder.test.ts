import {
  chosen,
  event,
  eventReminder,
  task,
  taskReminder,
} from '@glimmer/domain/notifications/test/reminder-test-rows'
import { expect, test } from 'vitest'
import { clockOf } from '../../lib/wall-clock.ts'
import { sayBefore, sayEventReminder, sayTaskReminder } from './say-reminder.ts'

/** With times as clocks show them where the tests run. */
function byClock<Text extends string | null>(text: Text): Text | string {
  return text?.replaceAll(/\d\d:\d\d/g, (time) => clockOf(`2026-11-26T${time}`)) ?? text
}

const place = {
  now: new Date('2026-11-26T14:00:00Z'),
  quiet: chosen(),
  person: { zone: 'UTC', dayStart: 0, userPreferences: undefined },
}
const repeat = {
  kind: 'days',
  every: 3,
  weekdays: [],
  monthDay: null,
  anchorOn: '2026-11-26',
  stays: true,
} as const

test.each<[string, object, object, string | null]>([
  ['Today at 15:00', {}, {}, null],
  ['Tomorrow at 09:00', { localTime: '2026-11-27T09:00' }, {}, null],
  ['Monday at 09:00', { localTime: '2026-11-30T09:00' }, {}, null],
  ['Thursday 24 December at 09:00', { localTime: '2026-12-24T09:00' }, {}, null],
  [
    'Yesterday at 15:00',
    { localTime: '2026-11-25T15:00' },
    {},
    'That moment has passed, so it will not ring.',
  ],
  ['Every day at 15:00', {}, { isDaily: true }, null],
  ['Each time it comes up, at 15:00', {}, { repeat }, null],
  ['Today at 14:40, 20 minutes before you leave', { kind: 'before_leaving', minutesBefore: 20 }, {}, null],
  ['Today at 15:00, when you leave', { kind: 'before_leaving', minutesBefore: 0 }, {}, null],
  [
    'Today at 18:00, when you usually start',
    { kind: 'usual_start', localTime: null },
    { timeOfDay: 'evening' },
    null,
  ],
  ['When you usually start, at 09:00', { kind: 'usual_start', localTime: null }, { isDaily: true }, null],
  [
    'Today at 23:00',
    { localTime: '2026-11-26T23:00' },
    {},
    'That’s in your quiet hours, so it rings at 08:00.',
  ],
  [
    'Tomorrow at 05:00, when you leave',
    { localTime: '2026-11-27T05:00', kind: 'before_leaving', minutesBefore: 0 },
    {},
    'That’s in your quiet hours, so it won’t ring. You can change them in Settings.',
  ],
])('%s', (text, changes, of, note) => {
  const reminder = taskReminder({ createdAt: '2026-11-26T13:00:00.000Z', ...changes })
  expect(sayTaskReminder(reminder, task(of), place)).toEqual({
    text: byClock(text),
    note: byClock(note),
  })
})

test.each([
  [0, false, 'When it begins'],
  [15, false, '15 minutes before'],
  [1440, false, '1 day before'],
  [10_080, false, '7 days before'],
  [0, true, 'On the day, at 09:00'],
  [1440, true, 'The day before, at 09:00'],
  [2880, true, '2 days before, at 09:00'],
  [900, true, 'The day before, at 18:00'],
])('%d minutes before an event (whole days: %s): %s', (minutes, isAllDay, text) => {
  expect(sayBefore(minutes, isAllDay)).toBe(byClock(text))
})

test('an event in the quiet hours says so', () => {
  const early = event({ startDatetime: '2026-11-27T06:00:00', endDatetime: '2026-11-27T07:00:00' })
  expect(sayEventReminder(eventReminder(), { event: early, overrides: [] }, place).note).toContain(
    'won’t ring',
  )
})

test('one whose moment is over says so, in the event and in the task', () => {
  const rows = {
    event: event({ startDatetime: '2026-11-26T09:00:00', endDatetime: '2026-11-26T10:00:00' }),
    overrides: [],
  }
  const createdAt = '2026-11-26T13:59:00.000Z'
  const late = 'That moment has passed, so it will not ring.'
  expect(sayEventReminder(eventReminder({ createdAt }), rows, place).note).toBe(late)
  const yesterday = { localTime: '2026-11-25T15:00' }
  expect(sayTaskReminder(taskReminder({ ...yesterday, createdAt }), task(), place).note).toBe(late)
  expect(sayTaskReminder(taskReminder(yesterday), task(), place).note).toBe('That moment has passed.')
})
