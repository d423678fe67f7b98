import { expect, test } from 'vitest'
import { isRecentDraft } from './recent-draft.ts'

test.each([
  ['written today', '2026-11-23', true],
  ['written six days ago, in another month', '2026-11-17', true],
  ['written a week ago', '2026-11-16', false],
  ['written on a day that is not known', '', false],
  ['written further east, where it is tomorrow', '2026-11-24', true],
])('%s', (_case, touchedOn, isRecent) => {
  expect(isRecentDraft(touchedOn, '2026-11-23')).toBe(isRecent)
})
