import { expect, it } from 'vitest'
import { BREATH_LEAD_SECONDS, BREATH_ROUNDS, BREATH_SECONDS, breathAt } from './breathing.ts'

it('counts 4 in, 7 held and 8 out, four times, and is over', () => {
  const last = BREATH_LEAD_SECONDS + BREATH_ROUNDS * BREATH_SECONDS
  const moments = Array.from({ length: last }, (_, second) => breathAt(second))
  const said = moments.map((moment) => `${moment?.round} ${moment?.phase} ${moment?.count}`)
  expect(said.slice(0, 3)).toEqual(['0 ready 1', '0 ready 2', '0 ready 3'])
  const counts = [
    ...[1, 2, 3, 4].map((count) => `in ${count}`),
    ...[1, 2, 3, 4, 5, 6, 7].map((count) => `hold ${count}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((count) => `out ${count}`),
  ]
  const rounds = [1, 2, 3, 4].flatMap((round) => counts.map((text) => `${round} ${text}`))
  expect(said.slice(3)).toEqual(rounds)
  expect(breathAt(last)).toBeNull()
  expect(breathAt(last + 500)).toBeNull()
})
