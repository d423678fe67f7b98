import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { HEARD_AS_DANGER } from './test/heard-as-danger.ts'
import { HEARD_AS_DANGER_TOO } from './test/heard-as-danger-too.ts'
import { TOLD_IN_PASSING } from './test/told-of-somebody.ts'
import { ORDINARY_DAYS } from './test/ordinary-days.ts'
import { SAID_OF_NOTHING_HEAVY } from './test/said-of-nothing-heavy.ts'

const linesOf = (text: string) => text.trim().split('\n')
const answerTo = (title: string) => breakDown(title, { depth: 3 })

test('whoever may be in danger finds somebody to call above the steps, however softly it is said (F14)', () => {
  const titles = [HEARD_AS_DANGER, HEARD_AS_DANGER_TOO].flatMap(linesOf)
  expect(titles.filter((title) => !answerTo(title).isDanger)).toEqual([])
})

test('whatever is told of somebody, also where no rule knows it, names the emergency number (F14)', () => {
  const unnamed = linesOf(TOLD_IN_PASSING).filter((title) => {
    const { isDanger, subtasks } = breakDown(title, { depth: 1 })
    return !isDanger && !subtasks[0]?.description?.includes('emergency number')
  })
  expect(unnamed).toEqual([])
})

test('a game, a plant, a dish or a task at work with the same words gets its own steps', () => {
  const heard = linesOf(SAID_OF_NOTHING_HEAVY).filter((title) => {
    const { isDanger, isQuiet } = answerTo(title)
    return isDanger || isQuiet
  })
  expect(heard).toEqual([])
})

test('of three hundred ordinary titles none is a danger', () => {
  expect(linesOf(ORDINARY_DAYS).filter((title) => answerTo(title).isDanger)).toEqual([])
})
