import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const answerTo = (title: string) => breakDown(title, { depth: 3 })

describe('what is only hinted at is heard (F14)', () => {
  test.each([
    'tell mum about him coming into my room',
    'speak to a teacher about him touching me',
    'unalive myself',
    'I feel like everyone is better off when I’m not there',
    'nobody would notice if I wasn’t here',
    'they would be happier without me',
    'stay away from the bridge',
    'find out how many it takes',
    'give my guitar to Tom, I won’t need it',
    'stop him finding my new address',
    'pack a bag I can grab if he kicks off again',
    'tell the midwife about the bruises',
    'get a new SIM he doesn’t know about',
    'ask him to stop',
    'get the razor out the bathroom cabinet again',
    'take the blade out of the sharpener',
    'write notes for the kids so they’ve got something from me',
    'letters for them to open when I’m gone',
    'get my phone looked at, I think he is tracking it',
  ])('%s brings the help line', (title) => {
    expect(answerTo(title)).toMatchObject({ isQuiet: true, isDanger: true })
  })

  test.each([
    'ring the coroner back',
    'make the spare room nice for the baby we lost',
    'go through the box they gave us at the hospital',
    'see Nan before it’s too late',
    'sit with Grandad, he hasn’t got long',
    'tell the boys their mum isn’t coming back',
    'get rid of everything that reminds me',
    'find the bottle in his room and pour it away',
    'somewhere to sleep by Friday',
    'would have been his birthday on Sunday',
    'skip dinner again',
    'meet my birth mother',
    'book in with someone about the voices',
    'say goodbye to the old house',
    'clear out the nursery we wont be needing it',
    'cancel the pram, it isn’t needed now',
    'take Biscuit in on friday for the last time',
    'see Tom one last time',
  ])('%s is met quietly', (title) => {
    const { isQuiet, subtasks } = answerTo(title)
    expect(isQuiet).toBe(true)
    expect(subtasks.map((step) => step.title).join(' ')).not.toMatch(/song|smile|heart|treat|!/)
  })

  test('a task that is understood keeps its steps where something weighs in passing', () => {
    const answer = answerTo('clean the kitchen before he gets home')
    expect(answer).toMatchObject({ isQuiet: true, isGeneral: false })
    expect(answer.subtasks.map((step) => step.title).join(' ')).toMatch(/kitchen|surface|worktop/)
  })

  test.each(['and feed the dog', 'while the kids are at school', 'after my exam', 'before work on Monday'])(
    'everyday words call nothing off: %s',
    (words) => {
      expect(answerTo(`stop him finding my new address ${words}`)).toMatchObject({ isDanger: true })
      expect(answerTo(`get the razor out again ${words}`)).toMatchObject({ isDanger: true })
      expect(answerTo(`letters for them to open when I’m gone ${words}`)).toMatchObject({ isDanger: true })
      expect(answerTo(`ring the coroner back ${words}`)).toMatchObject({ isQuiet: true })
    },
  )
})

test.each([
  'track my parcel',
  'stop him barking at the postman',
  'find the old toaster and throw it away',
  'finish section 3 of the report',
  'ask about the lump sum',
  'ask the doctor about the lump sum',
  'say goodbye to the team at work',
  'go up on the roof to fix the aerial',
  'work out how many it takes to fill the bus',
  'hide her birthday present before she gets home',
  'come out to dinner with us',
  'book a table for that night',
  'delete the app',
  'end the call with a summary',
  'buy a new razor',
  'shave my legs',
  'get the razor out again to shave my legs',
  'take the mower blades out again',
  'write notes for the kids’ lunchboxes so they’ve got something from me',
  'letters for the kids to open when I’ve gone to camp',
  'clear out the nursery',
  'sell the pram we don’t need it, she’s in a big bed',
  'for the last time ask Tom to pay',
  'ask Tom for the last time to pay',
  'take the bins out for the last time',
  'talk to mum about her birthday',
  'talk to dad about her moving in',
  'speak to mum about her hearing aid',
  'tell school about her asthma',
  'speak to school about the coach trip',
  'stir out the lump in the porridge',
  'break up the lumps in the soil',
  'first christmas without presents',
  "he's moved out. redecorate spare room",
  "tell her dad isn't coming back for the party",
  'keep looking at the price of knives',
])('%s is nothing heavy', (title) => {
  expect(answerTo(title)).toMatchObject({ isQuiet: false, isDanger: false })
})
