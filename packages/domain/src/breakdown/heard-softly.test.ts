import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { HEARD_AS_DANGER } from './test/heard-as-danger.ts'
import { HEARD_AS_DANGER_TOO } from './test/heard-as-danger-too.ts'
import { HEARD_BESIDE } from './test/heard-as-danger-beside.ts'
import { TOLD_IN_PASSING } from './test/told-of-somebody.ts'
import { ORDINARY_DAYS } from './test/ordinary-days.ts'
import { ORDINARY_DAYS_TOO } from './test/ordinary-days-too.ts'
import { SAID_OF_NOTHING_HEAVY } from './test/said-of-nothing-heavy.ts'

const linesOf = (text: string) => text.trim().split('\n')
const answerTo = (title: string) => breakDown(title, { depth: 3 })

test('whoever may be in danger finds somebody to call above the steps, however softly it is said (F14)', () => {
  const titles = [HEARD_AS_DANGER, HEARD_AS_DANGER_TOO, HEARD_BESIDE].flatMap(linesOf)
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

test('of four hundred and fifty ordinary titles none is a danger', () => {
  expect(
    [ORDINARY_DAYS, ORDINARY_DAYS_TOO].flatMap(linesOf).filter((title) => answerTo(title).isDanger),
  ).toEqual([])
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
gonna end myself, finish the game
he lost at chess so he hit me
he hit me, he lost at chess
i havent eaten for 4 days with a newborn
car rolled over dad's foot
cant feel my legs, im freezing
put an end to it all, buy milk
the boys at school hit me every day
i cant do anything and i hate myself
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
buy a used grey sofa
kids ate, load the dishwasher
check he swallowed his tablets
no alcohol this month, buy protein shakes
watch a video on bleeding radiators before i do it
thinking of driving into town
how many tablets will be enough for two weeks
put up the tent, then the rope
got insulin from the surgery
i picked a date to go to ikea
chip in my tooth, ring dentist
check husband has our passports before we leave
mum beat me to it
little brother keeps coming in my room
son is 4, he keeps getting into our bed
toddler hit me with a teddy, wash teddy
toddler won't eat anything but pasta
son won't eat breakfast at all
i keep banging my arm on the door handle
house is quiet now so i can study
bake a cake: flour 300, sugar 200
back up the hard drive, keep falling asleep in class
decide if it's time to let the cleaner go
get flowers for mums grave
pack for wedding back home
make packed lunches for kids with no foods touching
`),
)('and in the midst of it, it does: %s', (title) => {
  expect(answerTo(title).isDanger).toBe(false)
})

const firstSteps = (title: string) =>
  answerTo(title)
    .subtasks.map((step) => step.title)
    .join(' ')

test.each([
  ['chest tight and arm numb but got to finish invoices', 'what you feel'],
  ['cut my arm agian it wont stop bleeding', 'what you feel'],
  ['i dropped the little one and hes not waking', 'Stay near them'],
  ['me ma collapsed', 'Stay near them'],
  ['6 weeks old baby not moving', 'Stay near them'],
  ['36 weeks pregnant baby hasnt moved', 'maternity unit'],
  ['having a hypo and im alone', 'something sweet now'],
  ["dad's hypo, cant wake him", 'Stay near them'],
  ['chest tight, will ring gp', 'what you feel'],
  ['my chest hurts, husband at work', 'what you feel'],
  ['keisha collapsed, im scared', 'Stay near them'],
  ['baby choking', 'five times'],
  ['drive home from night shift but I keep nodding off at the wheel', 'Put the keys down'],
  ['stepdad comes in my room at night', 'grown-up you trust'],
  ['dad hits my little brother when hes drunk', 'grown-up you trust'],
  ['boss has our papers and we sleep in the warehouse not allowed to leave', 'not allowed to leave'],
  ['parents sending me to marry my cousin in summer i dont want', 'I do not want to'],
  ['my child has not eaten for 3 days', 'if they are faint'],
])('%s gets the steps for just that', (title, words) => {
  expect(firstSteps(title)).toContain(words)
})

test('nobody is told to rest before the call, with low energy and in the fewest steps', () => {
  for (const depth of [1, 2, 3, 4, 5] as const) {
    const { subtasks } = breakDown('baby choking', { depth, energy: 'LOW' })
    const said = subtasks.map((step) => step.title)
    expect(said.some((title) => title.includes('emergency number'))).toBe(true)
    expect(said.filter((title) => title.startsWith('Rest'))).toEqual([])
  }
})
