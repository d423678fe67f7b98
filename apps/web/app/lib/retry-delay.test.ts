import { describe, expect, it } from 'vitest'
import { readRetryAfter, retryDelay, returnDelay } from './retry-delay.ts'

const least = () => 0
const most = () => 1

describe('retryDelay', () => {
  it('doubles from a second up to five minutes, half of it by chance', () => {
    expect(retryDelay(1, most)).toBe(1_000)
    expect(retryDelay(1, least)).toBe(500)
    expect(retryDelay(4, most)).toBe(8_000)
    expect(retryDelay(40, most)).toBe(300_000)
  })

  it('is never less than the server asked for, and up to twice as much, so that not all come back at once', () => {
    expect(retryDelay(1, least, 20_000)).toBe(20_000)
    expect(retryDelay(1, most, 20_000)).toBe(40_000)
    expect(retryDelay(8, least, 20_000)).toBe(64_000)
  })

  it('believes no server that asks for more than five minutes', () => {
    expect(retryDelay(1, least, 86_400_000)).toBe(300_000)
  })
})

describe('returnDelay', () => {
  it('is any time within ten seconds at first, then within twice as long each time, up to five minutes', () => {
    expect([returnDelay(1, least), returnDelay(1, most)]).toEqual([1_000, 10_000])
    expect([returnDelay(3, least), returnDelay(3, most)]).toEqual([1_000, 40_000])
    expect(returnDelay(60, most)).toBe(300_000)
  })
})

describe('readRetryAfter', () => {
  it('reads seconds, and nothing else', () => {
    expect(readRetryAfter('20')).toBe(20_000)
    for (const header of [null, '', '-1', '1.5', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT', '99999999']) {
      expect(readRetryAfter(header)).toBe(0)
    }
  })
})
