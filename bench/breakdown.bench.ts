// The built-in steps: a hundred thousand titles of random words, and how long one answer takes on a phone that is four times as slow.
import { breakDown } from '@glimmer/domain/breakdown/break-down'
import { JUDGED_TITLES } from '../packages/domain/src/breakdown/test/titles/all.ts'
import { report } from './report.ts'

const RANDOM_TITLES = 100_000
const MOST_WORDS = 12
const SLOWER = 4

/** The same numbers each time, from 0 up to, but not, 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const first = timed(() => breakDown('Open the letter from HMRC', { depth: 3 }))
const each = JUDGED_TITLES.map(({ title }) => timed(() => breakDown(title, { depth: 3 })))

const random = numbers(1)
const words = JUDGED_TITLES.flatMap(({ title }) => title.split(' '))
const titles = Array.from({ length: RANDOM_TITLES }, () =>
  Array.from(
    { length: 1 + Math.floor(random() * MOST_WORDS) },
    () => words[Math.floor(random() * words.length)],
  ).join(' '),
)
const all = timed(() => {
  for (const title of titles) breakDown(title, { depth: 3 })
})

report([
  { name: '100,000 titles of random words', unit: 'ms', samples: [all], limit: 5_000 },
  // With all that is made once: the expressions, and the index of the words.
  {
    name: 'the first answer of a visit, four times slower',
    unit: 'ms',
    samples: [first * SLOWER],
    limit: 50,
  },
  {
    name: 'an everyday title, four times slower',
    unit: 'ms',
    samples: each.map((time) => time * SLOWER),
    limit: 50,
  },
])
