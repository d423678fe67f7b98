import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { HEARD_AS_DANGER } from './test/heard-as-danger.ts'
import { SAID_OF_NOTHING_HEAVY } from './test/said-of-nothing-heavy.ts'

const linesOf = (text: string) => text.trim().split('\n')
const answerTo = (title: string) => breakDown(title, { depth: 3 })

test('whoever may be in danger finds somebody to call above the steps, however softly it is said (F14)', () => {
  expect(linesOf(HEARD_AS_DANGER).filter((title) => !answerTo(title).isDanger)).toEqual([])
})

test('a game, a plant, a dish or a task at work with the same words gets its own steps', () => {
  const heard = linesOf(SAID_OF_NOTHING_HEAVY).filter((title) => {
    const { isDanger, isQuiet } = answerTo(title)
    return isDanger || isQuiet
  })
  expect(heard).toEqual([])
})
