import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { withoutUnkind } from './unkind-words.ts'

const NAMES = [
  'lazy cow',
  'idiot',
  'stupid bitch',
  'absolute muppet',
  'waste of space',
  'fat pig',
  'useless lump',
  'dummy',
  'loser',
  'silly git',
]
const TITLES = NAMES.flatMap((name) => [
  `clean the kitchen u ${name}`,
  `clean the kitchen you ${name}!!`,
  `clean the kitchen, you are such a ${name}`,
  `clean the kitchen ya ${name}`,
  `stop being a ${name} and clean the kitchen`,
  `you ${name}, clean the kitchen`,
  `im such a ${name}. clean the kitchen`,
  `tell my sister I am a ${name}`,
  name,
])

test.each(TITLES)('%s: what somebody calls themselves is met quietly and never said back', (title) => {
  for (const depth of [1, 3, 5] as const) {
    const answer = breakDown(title, { depth })
    expect(answer).toMatchObject({ isQuiet: true, parts: [] })
    expect(JSON.stringify(answer)).not.toMatch(
      /cow|idiot|bitch|muppet|waste of|\bpig|lump|dummy|loser|\bgit\b|useless|lazy|stupid/i,
    )
  }
})

test.each(TITLES.filter((title) => title.includes('kitchen')))(
  '%s: the task is still the kitchen',
  (title) => {
    expect(JSON.stringify(breakDown(title, { depth: 3 }).subtasks)).toMatch(/kitchen|surface|worktop|cloth/)
  },
)

test.each([
  'feed the lazy cow',
  'clean up the mess',
  'watch the muppet film',
  'buy a fat pig for the fair',
  'reply to that idiot next door',
  'wash the dirty clothes',
  'be kind to stupid questions',
  "i'm useless at maths, find a tutor",
])('%s speaks of something else, and keeps its words', (title) => {
  expect(withoutUnkind(title)).toBe(title)
})
