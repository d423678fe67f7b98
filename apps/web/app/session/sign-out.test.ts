import { beforeEach, expect, test, vi } from 'vitest'
import { readKeep, writeKeep } from './owner-keeps.ts'
import { leaveDevice } from './sign-out.ts'

beforeEach(() => localStorage.clear())

test('who leaves takes along what was kept beside their rows, such as the name of a task', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  writeKeep('robin', 'sprint', '{"title":"Water the fern"}')
  leaveDevice('robin')
  expect(readKeep('robin', 'sprint')).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('fern')
})
