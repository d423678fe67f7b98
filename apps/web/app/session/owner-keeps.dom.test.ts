import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearKeeps, moveKeeps, readKeep, writeKeep } from './owner-keeps.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('what is kept for one owner is nobody else’s, and can be taken away', () => {
  writeKeep('robin', 'sprint', 'five')
  expect(readKeep('robin', 'sprint')).toBe('five')
  expect(readKeep('sam', 'sprint')).toBeNull()
  expect(readKeep('robin', 'other')).toBeNull()
  writeKeep('robin', 'sprint', null)
  expect(readKeep('robin', 'sprint')).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('when somebody leaves, nothing of anybody is left, and the device’s own choices are', () => {
  localStorage.setItem('glimmer.sensory', '{}')
  writeKeep('robin', 'sprint', 'five')
  writeKeep('guest', 'sprint', 'four')
  clearKeeps()
  expect(Object.keys(localStorage)).toEqual(['glimmer.sensory'])
})

test('where the device keeps nothing it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeKeep('robin', 'sprint', 'five')
  expect(readKeep('robin', 'sprint')).toBe('five')
  clearKeeps()
  expect(readKeep('robin', 'sprint')).toBeNull()
})

test('what there is no more room for counts more than what was kept before', () => {
  writeKeep('robin', 'sprint', 'five')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeKeep('robin', 'sprint', 'six')
  expect(readKeep('robin', 'sprint')).toBe('six')
  writeKeep('robin', 'sprint', null)
  expect(readKeep('robin', 'sprint')).toBeNull()
})

test('a guest’s things go to the account, and take nothing’s place there', () => {
  writeKeep('guest', 'assessment', 'half')
  writeKeep('guest', 'tips', 'of the guest')
  writeKeep('robin', 'tips', 'of the account')
  moveKeeps('guest', 'robin')
  expect(readKeep('robin', 'assessment')).toBe('half')
  expect(readKeep('robin', 'tips')).toBe('of the account')
  expect(Object.keys(localStorage).filter((key) => key.includes('guest'))).toEqual([])
})
