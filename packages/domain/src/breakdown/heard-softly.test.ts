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

test.each(
  linesOf(`
the voices tell me to do it, mum thinks im fine
havent eaten in four days, feed the cat
he gets rough with me when the baby cries
my ex keeps turning up outside my house, walk the dog first
nobody would notice if i disappeared for weeks, finish the game
the thoughts are back, drew a photo of it
i picked a date to go, after my sisters gig
want to end it, boss fight with my dad again
nan hit her head and is sleepy, she was watering the plants
she swallowed my tablets while i was on the laptop
ive been hitting my head when its bad
someone in halls keeps coming in my room and i dont want him to
want to walk out and not come back
dont see the point anymore
after the match my boyfriend choked me
i took all my pills after the gig
baby went floppy in the car and wont wake
`),
)('an everyday word beside it calls nothing off: %s (F14)', (title) => {
  expect(answerTo(title).isDanger).toBe(true)
})

test.each(
  linesOf(`
he beat me at chess
he beat me in the game again
my brother thumped me at monopoly lol
dont see the point of this meeting
do section 21 notice for mr patel
pack my bag and walk out to the bus
flatmate keeps coming in late
`),
)('and in the midst of it, it does: %s', (title) => {
  expect(answerTo(title).isDanger).toBe(false)
})
