import { describe, expect, it } from 'vitest'
import { applyChange, invertChange, rebase } from './apply.ts'
import type { Change } from './change.ts'

const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const createdAt = '2026-11-21T10:00:00.000Z'
const insert: Change = { table: 'tasks', rowId, op: 'insert', data: { title: 'Water the fern', createdAt } }
const rename: Change = { table: 'tasks', rowId, op: 'update', data: { title: 'Water the big fern' } }
const remove: Change = { table: 'tasks', rowId, op: 'delete' }

function apply(row: Readonly<Record<string, unknown>> | null, change: Change) {
  return rebase(row, [change])
}

describe('applyChange', () => {
  it('fills what a new row leaves out', () => {
    expect(apply(null, insert)).toMatchObject({
      title: 'Water the fern',
      priority: 'medium',
      timeOfDay: 'anytime',
    })
  })

  it('begins preferences with what is sent turned on, and leaves those that are there as they are', () => {
    const goals: Change = {
      table: 'user_preferences',
      rowId: 'me',
      op: 'insert',
      data: { goals: ['Rest'], notificationSettings: { push: false } },
    }
    expect(apply(null, goals)).toMatchObject({
      notificationSettings: { email: true, push: false, daily_reminders: true },
    })
    const older = { ...apply(null, goals), notificationSettings: {} }
    expect(apply(older, { ...goals, data: { goals: ['Sing'] } })).toMatchObject({ notificationSettings: {} })
  })

  it('merges an insert into a row that is there', () => {
    const row = apply(null, { ...insert, data: { title: 'Old', createdAt, priority: 'high' } })
    expect(apply(row, insert)).toMatchObject({ title: 'Water the fern', priority: 'high' })
  })

  it('says gone where an update meets no row', () => {
    expect(applyChange(null, rename)).toEqual({ kind: 'gone' })
    expect(rebase(null, [rename])).toBeNull()
  })
})

describe('rebase', () => {
  it('lays waiting changes over what the server has, field by field', () => {
    const server = apply(apply(null, insert), { ...rename, data: { priority: 'low' } })
    expect(rebase(server, [rename])).toMatchObject({ title: 'Water the big fern', priority: 'low' })
  })

  it('lets a deleted row come back by an insert', () => {
    expect(rebase(apply(null, insert), [remove, insert])).toMatchObject({ title: 'Water the fern' })
  })
})

describe('invertChange', () => {
  const row = apply(null, insert)

  it.each<[string, Readonly<Record<string, unknown>> | null, Change]>([
    ['an insert', null, insert],
    ['an update', row, rename],
    ['a delete', row, remove],
    [
      'a merge',
      apply(null, {
        table: 'user_preferences',
        rowId: 'me',
        op: 'insert',
        data: { workingStyle: { a: 1, b: { c: 2 } } },
      }),
      {
        table: 'user_preferences',
        rowId: 'me',
        op: 'update',
        data: { workingStyle: { a: null, b: { c: 3, d: 4 } } },
      },
    ],
  ])('%s', (_title, before, change) => {
    const inverse = invertChange(before, change)
    expect(inverse).not.toBeNull()
    expect(apply(apply(before, change), inverse!)).toEqual(before)
  })

  it('of a row that a person has one of leaves what others filled meanwhile', () => {
    const preferences = (data: Record<string, unknown>): Change => {
      return { table: 'user_preferences', rowId: 'me', op: 'insert', data }
    }
    const first = preferences({ goals: ['Rest'], workingStyle: { a: 1 } })
    const inverse = invertChange(null, first)
    const row = rebase(null, [first, preferences({ dailyStruggles: ['Focus'], workingStyle: { b: 2 } })])
    expect(apply(row, inverse!)).toMatchObject({
      goals: [],
      dailyStruggles: ['Focus'],
      workingStyle: { b: 2 },
    })
  })

  it('has nothing to take back where nothing happened', () => {
    expect(invertChange(null, remove)).toBeNull()
    expect(invertChange(null, rename)).toBeNull()
    expect(invertChange(row, { ...rename, data: {} })).toBeNull()
  })
})
