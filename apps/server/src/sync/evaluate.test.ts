import { randomUUID } from 'node:crypto'
import { userPreferencesDefaults } from '@glimmer/domain/preferences/user-preferences'
import type { Change } from '@glimmer/sync/change'
import { areValidFields } from '@glimmer/sync/validate'
import { expect, it, vi } from 'vitest'
import { evaluate } from './evaluate.ts'

const preferences = (data: object): Change => {
  return { table: 'user_preferences', rowId: 'me', op: 'update', data: { ...data } }
}
const loaded = new Map([['user_preferences/me', userPreferencesDefaults]])

it('checks a row once, after the last of a thousand changes, and in it only what was merged', () => {
  const fits = vi.fn<typeof areValidFields>(areValidFields)
  const many = Array.from({ length: 1_000 }, (_, i) => preferences({ workingStyle: { key: i }, goals: [] }))
  const task: Change = {
    table: 'tasks',
    rowId: randomUUID(),
    op: 'insert',
    data: { title: 'Water the fern', createdAt: '2026-11-21T10:00:00.000Z' },
  }
  const outcome = evaluate(loaded, [...many, task], fits)
  expect(outcome).toMatchObject({ kind: 'applied', operations: { length: 1_001 } })
  expect(fits.mock.calls.map(([, , fields]) => fields)).toEqual([['workingStyle'], []])
})

it('looks at what the row is in the end', () => {
  const grow = (key: string) => preferences({ workingStyle: { [key]: 'x'.repeat(15_000) } })
  const shrink = preferences({ workingStyle: { a: null } })
  expect(evaluate(loaded, [grow('a'), grow('b')])).toEqual({ kind: 'rejected', reason: 'too_large' })
  expect(evaluate(loaded, [grow('a'), grow('b'), shrink])).toMatchObject({ kind: 'applied' })
})
