import { expect, it } from 'vitest'
import { COMPLIMENTS } from '@glimmer/content/tasks/compliments'
import { pickCompliment } from './compliments.ts'

it('there are eight, each of its own (F3)', () => {
  expect(new Set(COMPLIMENTS).size).toBe(8)
})

it('every one of them has its turn, and none twice in a row', () => {
  const said = new Set<string>()
  let last: string | undefined
  for (let i = 0; i < 800; i += 1) {
    const next = pickCompliment(() => ((i * 37) % 100) / 100, last)
    expect(next).not.toBe(last)
    said.add(next)
    last = next
  }
  expect(said.size).toBe(8)
})

it('the ends of chance are safe', () => {
  expect(pickCompliment(() => 0)).toBe(COMPLIMENTS[0])
  expect(pickCompliment(() => 0.999_999)).toBe(COMPLIMENTS[7])
})
