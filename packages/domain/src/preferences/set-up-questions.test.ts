import { describe, expect, it } from 'vitest'
import { mayAskSetUp } from './set-up-questions.ts'

const today = '2026-03-02'
const account = { asked: null, today, isGuest: false, hasDone: false }
const guest = { ...account, isGuest: true }

describe('a question of the set-up', () => {
  it('waits in a guest’s case for the first thing done, and for nothing in an account’s', () => {
    expect(mayAskSetUp('suggestions', guest)).toBe(false)
    expect(mayAskSetUp('assessment', guest)).toBe(false)
    expect(mayAskSetUp('suggestions', { ...guest, hasDone: true })).toBe(true)
    expect(mayAskSetUp('assessment', { ...guest, hasDone: true })).toBe(true)
    expect(mayAskSetUp('assessment', account)).toBe(true)
  })

  it('is the only one of its day, and goes on after a reload', () => {
    const asked = { question: 'suggestions', on: today } as const
    expect(mayAskSetUp('assessment', { ...account, asked })).toBe(false)
    expect(mayAskSetUp('suggestions', { ...account, asked })).toBe(true)
    expect(mayAskSetUp('assessment', { ...account, asked, today: '2026-03-03' })).toBe(true)
  })
})
