import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { WARM_UP } from './warm-up.ts'

test('a warm-up changes no answer, and may be done twice', () => {
  const before = breakDown('Open the letter from HMRC', { depth: 3 })
  for (const piece of [...WARM_UP, ...WARM_UP]) piece()
  expect(breakDown('Open the letter from HMRC', { depth: 3 })).toEqual(before)
})
