import { expect, it } from 'vitest'
import { isSameReminder, newRemindForm, readRemindForm } from './remind-form.ts'

it.each([
  ['2026-11-26T14:20', null, '2026-11-26', '15:00'],
  ['2026-11-26T20:59', null, '2026-11-26', '21:00'],
  ['2026-11-26T21:00', null, '2026-11-27', '09:00'],
  ['2026-11-26T14:20', '2026-11-30', '2026-11-30', '09:00'],
  ['2026-11-26T14:20', '2026-11-20', '2026-11-26', '15:00'],
])('at %s, for a task of %s, the form begins with %s at %s', (now, dueDate, date, time) => {
  expect(newRemindForm(now, dueDate)).toEqual({ kind: 'at_time', date, time, minutesBefore: 15 })
})

const form = { kind: 'at_time', date: '2026-11-26', time: '15:00', minutesBefore: 20 } as const
const now = '2026-11-26T14:20'

it('can be set once there is a time to come', () => {
  expect(readRemindForm(form, now)).toEqual({
    kind: 'ready',
    reminder: { kind: 'at_time', localTime: '2026-11-26T15:00', minutesBefore: null },
  })
  expect(readRemindForm({ ...form, kind: 'before_leaving' }, now)).toMatchObject({
    reminder: { localTime: '2026-11-26T15:00', minutesBefore: 20 },
  })
  expect(readRemindForm({ ...form, kind: 'usual_start', date: '' }, now)).toMatchObject({
    reminder: { kind: 'usual_start', localTime: null, minutesBefore: null },
  })
  expect(readRemindForm({ ...form, date: '2026-02-30' }, now)).toEqual({ kind: 'asks', gap: 'when' })
  expect(readRemindForm({ ...form, time: '' }, now)).toEqual({ kind: 'asks', gap: 'when' })
  expect(readRemindForm({ ...form, time: '14:20' }, now)).toEqual({ kind: 'asks', gap: 'gone' })
})

it('is the same one where it says the same', () => {
  const draft = { kind: 'at_time', localTime: '2026-11-26T15:00', minutesBefore: null } as const
  expect(isSameReminder(draft, { ...draft })).toBe(true)
  expect(isSameReminder(draft, { ...draft, localTime: '2026-11-26T16:00' })).toBe(false)
})
