import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const answerTo = (title: string) => breakDown(title, { depth: 3 })
const linesOf = (text: string) => text.trim().split('\n')

describe('the help line stands above the steps where a life may be in danger (F14)', () => {
  test.each(
    linesOf(`
i cant see the point in being here any more
i don't see the point of being alive
no point being here anymore
theres no reason to carry on
whats the point in living
lost the will to live
everyone would be better off without me
there is no way out
he's outside and he says hes going to hurt me
my ex is outside banging on the door
someone is trying to break in
hes going to kill me
my boyfriend has a knife
man following me home
he keeps texting me
tell someone about what the boys in yr 11 keep sending me
tell a teacher what he did to me
I overdosed
dad overdosed on his tablets
took an overdose
relapse
I relapsed on drink
relapse of my drinking
im going to hurt myself
cut my arms again
he said he'd kill me if i leave, need to get out
my ex says he'll come after us
she threatened to stab me
ring Refuge
mum fell and she cant get up
mum has fallen and cant get up
dad collapsed
my son cant breathe
chest pain
i can smell gas
the kitchen is on fire
get out before he comes home drunk again
he comes home drunk
sort things so nobody has to deal with my stuff when im gone
sort out my stuff so nobody has to when I die
write goodbye letters
i dont really want to be here anymore but i have to do the dishes
i dont even want to be alive
i honestly just want to die
really just want to disappear forever
i just cant really see the point in being here
`),
  )('%s', (title) => {
    expect(answerTo(title)).toMatchObject({ isQuiet: true, isDanger: true })
  })
})

describe('and nowhere else', () => {
  test.each(
    linesOf(`
no point in going on holiday
tell amazon they keep sending me the wrong parcels
write about what coffee does to me
show sam what the kids did to me hair
cry
have a good cry
water the plants when im gone
write a will for when i die
get dressed before he comes home
my teenager wont wake up for school
test the smoke alarm
light the fire
shutdown
she passed!
don't see the point of living in london
mum is going to kill me if I don't tidy my room
kids banging on the door
relapse of the printer
relapse of the virus on my laptop
overdose of cuteness
overdosed on chocolate
kill the lights
put the phone down
tell the team its over at 5
find the point of the essay
follow up with the bank
my ex texted me
text my ex
hang the shelf
killer heels to the cobbler
dying to see the film
drop dead gorgeous dress to the cleaners
cut the cake
cut my hair
i'm dying of boredom at work need something to do
mum said she'd kill me if I forget the bread
he said he'd find me a job
she said she'll hit me up later
cut my nails
burnt my arm on the oven
call the refuse collectors
a knife for the kitchen
jump rope
`),
  )('%s', (title) => {
    expect(answerTo(title).isDanger).toBe(false)
  })
})

test('somebody who is in danger now is told to lock the door and call, before anything else', () => {
  const [first, second] = answerTo("he's outside and he says hes going to hurt me").subtasks
  expect(first?.title).toMatch(/^Lock the door/)
  expect(second?.title).toMatch(/emergency number/)
})

test.each([
  ['found a lump in my breast', /surgery/, /letter/],
  ['take the dog to be put down tomorrow', /vet/, /something that was theirs/],
  ['our cat was put to sleep yesterday', /something that was theirs/, /carrier/],
  ["collect the cat's ashes", /collect|Call to ask/, /stay as long/],
  ['sort out klarna and the 2 credit cards, I feel sick even looking', /debt adviser/, /new one/],
  ['tell him its over', /private place|clear sentence/, /excuses/],
  ['my ex texted me', /unsent/, /Something has ended/],
  ["they've stopped my benefits", /adviser/, /ordinary day/],
  ['register mams death', /registrar/, /say their name/],
  ['register mum’s death', /appointment/, /who wants what/],
  ['let work know dads passed', /message to work/, /sad news|Stay with/],
  ['tell my boss my grandad died', /message to work/, /sad news|Stay with/],
  ['let work know dad died, my phone is off', /message to work/, /sad news/],
  ['tell the kids dad died', /sad news/, /message to work/],
  ['text my boss, her dad died', /so sorry/, /message to work/],
  ['find the lump and ring gp', /Call the surgery/, /letter/],
  ['book gp about lump on neck after my exam', /Call the surgery/, /letter/],
  ['my boss shouted at me', /words that were said/, /meeting/],
])('%s is met at its own stage', (title, wanted, unwanted) => {
  const answer = answerTo(title)
  expect(answer.isQuiet).toBe(true)
  const said = answer.subtasks.map((step) => step.title).join('\n')
  expect(said).toMatch(wanted)
  expect(said).not.toMatch(unwanted)
})

test.each([
  'stop crying and get on with it you useless cow',
  'get on with it you lazy idiot',
  'tidy the desk you lazy cow',
  'useless cow',
])('%s: what somebody calls themselves is heard, and not said back', (title) => {
  const answer = answerTo(title)
  expect(answer).toMatchObject({ isQuiet: true, parts: [] })
  expect(JSON.stringify(answer)).not.toMatch(/cow|idiot|useless|lazy/i)
})

test.each(['change my stoma bag', 'empty my catheter bag', 'change the dressing', 'change my insulin pen'])(
  '%s is done to a body, and not like a bulb',
  (title) => {
    const said = answerTo(title)
      .subtasks.map((step) => step.title)
      .join('\n')
    expect(said).toMatch(/Wash your hands/)
    expect(said).not.toMatch(/shop|photo/)
  },
)
