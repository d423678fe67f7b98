import { expect, it } from 'vitest'
import type { Insert } from './change.ts'
import { meetRow } from './meet-row.ts'

const task: Insert = {
  table: 'tasks',
  rowId: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11',
  op: 'insert',
  data: { title: 'From the file', notes: 'Some', createdAt: '2026-11-21T10:00:00.000Z' },
} as Insert
const profile = (data: object): Insert => ({ table: 'profiles', rowId: 'me', op: 'insert', data })

it.each([null, undefined])('brings in a row that is not there: %s', (existing) => {
  expect(meetRow(task, existing)).toEqual({ change: task, isAllThere: true })
})

it('leaves a row that is there, and says whether that says all the same', () => {
  expect(meetRow(task, { ...task.data })).toEqual({ change: null, isAllThere: true })
  expect(meetRow(task, { ...task.data, title: 'Here' })).toEqual({ change: null, isAllThere: false })
  expect(meetRow(task, { ...task.data, notes: null })).toEqual({ change: null, isAllThere: false })
})

it('fills what is empty in a row of which a person has one, and nothing else', () => {
  const there = { fullName: 'Ada', phone: '', bio: null }
  const brought = profile({ fullName: 'Ada L.', phone: '123', bio: '' })
  expect(meetRow(brought, there)).toEqual({
    change: { table: 'profiles', rowId: 'me', op: 'update', data: { phone: '123' } },
    isAllThere: false,
  })
  expect(meetRow(profile({ fullName: 'Ada', phone: '123' }), there).isAllThere).toBe(true)
  expect(meetRow(profile({ fullName: 'Ada', bio: '' }), there)).toEqual({ change: null, isAllThere: true })
})

it('takes an object and a list without anything in it for empty', () => {
  const settings = (data: object): Insert => ({ table: 'user_preferences', rowId: 'me', op: 'insert', data })
  expect(
    meetRow(settings({ workingStyle: { pace: 'slow' }, goals: ['rest'] }), { workingStyle: {}, goals: [] }),
  ).toEqual({
    change: {
      table: 'user_preferences',
      rowId: 'me',
      op: 'update',
      data: { workingStyle: { pace: 'slow' }, goals: ['rest'] },
    },
    isAllThere: true,
  })
  const kept = { workingStyle: { pace: 'fast' }, goals: ['work'] }
  expect(meetRow(settings({ workingStyle: {}, goals: [] }), kept)).toEqual({ change: null, isAllThere: true })
})
