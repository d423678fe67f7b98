import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const answerTo = (title: string) => breakDown(title, { depth: 3, challenges: ['Task paralysis'] })
const linesOf = (text: string) => text.trim().split('\n')

describe('what only hints at something heavy is met quietly, with a person in it (F14)', () => {
  test.each(
    linesOf(`
empty dad's flat
write something to say at the service on thursday
go back to work after losing the baby
choose what she'll wear for the last time
make a statement about what happened on saturday
go and see my brother inside
open the red letters
tell school what those girls have been doing to ella
sit next to him at the meeting after what he said to me
decide whether to keep the pregnancy
take her side of the wardrobe to the charity shop
pack a bag for the unit
tell dad about the credit cards
report the bullying
let his work know he won't be back
wash the sheets he slept on
not reply to anything he sends
let the bank know dad's passed
write to jo, first week since we lost the twins
go back to my job after losing the baby
report what those lads said to me at the game
wash his bike, he isn't coming back
delete his photos from the tv
take my ring off
`),
  )('%s', (title) => {
    const answer = answerTo(title)
    expect(answer).toMatchObject({ isQuiet: true, parts: [], kinds: [] })
    expect(answer.source).not.toBeNull()
    expect(answer.subtasks.map((step) => step.title).join('\n')).toMatch(/person|somebody|near|adviser/)
  })
})

describe('and the help line stands above it where somebody may come to harm', () => {
  test.each(
    linesOf(`
put the tablets somewhere i can't get at them
hide the marks before pe
work out how to leave without him knowing
change the locks before he's out
stop being sick after meals
pour the wine down the sink
just get through the night
find somewhere safe for me and the kids
change my number so he cant find me
clear my search history before he checks
not do anything stupid tonight
write a letter to leave on the table
go past the off licence without going in
keep myself safe tonight, kids are at mum's
keep myself safe tonight, exam tomorrow
hide the marks before training
hide the razors where i cant get them while the kids are here
lock the knives away from me and the dog
stay alive until the dog walk
survive tonight and feed the cat
pack a bag and the money without him knowing
leave without him knowing and take the dog
move out before he sees, cats first
find somewhere safe for me and the cat
stop being sick after dinner, baby is asleep
pour the wine down the sink and make tea
walk past the pub without going in, get a coffee
`),
  )('%s', (title) => {
    expect(answerTo(title)).toMatchObject({ isQuiet: true, isDanger: true })
  })
})

describe('but not where the same words say something else', () => {
  test.each(
    linesOf(`
hide the presents before the kids come home
put the scissors where the toddler can't reach
cover the scratches on the table
save money for mum's birthday without her knowing
change the lock screen
put the passports somewhere safe
post the red letters to santa
tell mum about the loan of the car
book a tennis court
see what sam has inside the box
go through dad's emails with him
choose songs for the wedding
book the car in for a service
dad passed his driving test send card
lost my keys and phone
take down the cot and put up the big bed
tell sam what he said about the match
write a personal statement for uni
return her book to the library
delete photos from my phone
move my stuff out of the car
take my ring to be resized
bully the printer into working
do the school run without shouting
pour wine for guests
get through the inbox
the website locked me out
i can't find my p60 and the app has locked me out
kill an hour before the train
write a note to leave for the cleaner
wash the jumper she wore to school
dont forget the milk
not buy any more yarn
hide his birthday present before he finds it
tell the plumber he isn't needed
walk past the pub without stopping
cover the marks on the wall
finish the chapter where he leaves without her knowing
get rid of the mower blades
ring the police about the lost bike
ring ward about swapping thurs night shift w/ kelly
hide the cat treats so she can't find them
get through the night with a teething toddler
`),
  )('%s', (title) => {
    expect(answerTo(title)).toMatchObject({ isQuiet: false, isDanger: false })
  })
})

test('a small sign leaves the steps of the task, and takes the cheer away', () => {
  const answer = answerTo('open the letter from the consultant')
  expect(answer).toMatchObject({ isQuiet: true, isGeneral: false })
  expect(answer.subtasks[0]?.title).toContain('letter')
})

test('what is only heard as heavy says honestly that no more is understood', () => {
  expect(answerTo("empty dad's flat").isGeneral).toBe(true)
})
