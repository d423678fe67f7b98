import { expect, test } from 'vitest'
import { createLetterAllowance } from './letter-allowance.ts'

test('an address gets five letters an hour, whoever asks, and others are not touched by it', () => {
  let now = 0
  const mayWrite = createLetterAllowance(() => now)
  const ask = (address: string, times: number) => Array.from({ length: times }, () => mayWrite(address))
  expect(ask('robin@example.org', 7)).toEqual([true, true, true, true, true, false, false])
  expect(ask('wren@example.org', 1)).toEqual([true])
  now = 60 * 60 * 1000
  expect(ask('robin@example.org', 1)).toEqual([true])
})
