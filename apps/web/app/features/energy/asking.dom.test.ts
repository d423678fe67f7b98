import { beforeEach, describe, expect, it } from 'vitest'
import { isAskingOn, leaveFor, mayAsk, setAskingOn } from './asking.ts'

beforeEach(() => localStorage.clear())

describe('whether a device asks by itself (F12)', () => {
  it('asks on a day on which the question was not left', () => {
    expect(mayAsk('2026-11-21')).toBe(true)
    leaveFor('2026-11-21')
    expect(mayAsk('2026-11-21')).toBe(false)
    expect(mayAsk('2026-11-22')).toBe(true)
  })

  it('never asks who turned it off, and leaving a day does not turn it on again', () => {
    setAskingOn(false)
    leaveFor('2026-11-21')
    expect(isAskingOn()).toBe(false)
    expect(mayAsk('2026-11-22')).toBe(false)
    setAskingOn(true)
    expect(mayAsk('2026-11-21')).toBe(true)
  })
})
