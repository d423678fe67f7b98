import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const answerTo = (title: string) => breakDown(title, { depth: 3 })
const saidTo = (title: string) =>
  answerTo(title)
    .subtasks.map((step) => step.title)
    .join('\n')
const linesOf = (text: string) => text.trim().split('\n')

describe('what is somebody’s own, and must not be seen at home, is done safely (F14)', () => {
  test.each(
    linesOf(`
get my own bank card without him knowing
open an account without my husband knowing
learn to drive without telling him
new email he doesnt know
see a solicitor without her finding out
delete the chat before he gets in
clear my search history before my boyfriend looks
put birth certs in my locker at work
hide the passports at my mums
date of solicitors appt disguise in calendar
save this number as pizza
`),
  )('%s', (title) => {
    expect(answerTo(title)).toMatchObject({ isQuiet: true, isDanger: true })
    expect(saidTo(title)).toMatch(/helpline/)
    expect(saidTo(title)).not.toMatch(/your bank’s app|Open the device/)
  })

  test.each(
    linesOf(`
he wants my password again
my husband demands my phone
he keeps asking for my pin
find out what a non mol is
`),
  )('%s is met as control', (title) => {
    expect(answerTo(title)).toMatchObject({ isQuiet: true, isDanger: true })
  })

  test.each(
    linesOf(`
book a table for his birthday without him knowing
order her a phone for christmas without her knowing
put the passports in the suitcase
keep a spare key at work
new phone she cant find the manual for
drive to the airport without asking mum
the site wants my password again
he wants my phone number
delete old emails before the audit
hide the biscuits at work
hide the tablets from the toddler
mum went mad over the carpet, clean it
delete emails before she gets back from leave
he says i cant swim until my ear is better
find out whats happening at home bargains
the wifi its not good here
dad lost it laughing again
mum found my address book
tom found my house keys
save the number as a favourite
ask if sam can see my screen
fix the door the wind broke
he lost it and i need a new remote
he wants the phone
the library found my card
paint the wall he plastered
keep the passports in the drawer
tell miss whats for homework
reset my password
`),
  )('%s is nothing of that kind', (title) => {
    expect(answerTo(title).isDanger).toBe(false)
  })
})

describe('who looks after somebody that forgets', () => {
  test.each([
    ['grandma left the gas on again', /shut-off valve/],
    ['dad keeps leaving the hob on', /shut-off valve/],
    ['lock the front door so she cant wander', /bell on the door|in their pocket/],
    ['mum wanders at night', /in their pocket/],
    ["mum keeps asking for dad and he's been dead 4 years", /go along with what is said/],
    ['gran thinks grandad is still alive', /go along with what is said/],
    ['mum keeps asking to go home but she is home', /go along with what is said/],
  ])('%s', (title, wanted) => {
    expect(answerTo(title).isQuiet).toBe(true)
    expect(saidTo(title)).toMatch(wanted)
  })

  test.each(
    linesOf(`
left the iron on
he left the door open again
text dan: happy 40th, he's had a rough week at golf
dad had a fall out with bt
they passed last week's motion
he passed on the job offer
lost the resident parking permit
email nhs about cancer screening invite
panic at the disco tickets
sam left the door open for me
turn the hob off
keep the cat from wandering off
mum is asking for the recipe
gran thinks im her favourite
`),
  )('%s is nothing heavy', (title) => {
    expect(answerTo(title).isQuiet).toBe(false)
  })
})

test('whether an exam was passed or somebody died is not guessed', () => {
  const answer = answerTo('she passed last week')
  expect(answer).toMatchObject({ isQuiet: true, isGeneral: true })
  expect(saidTo('she passed last week')).not.toMatch(/say their name/)
  expect(answerTo('she passed her test last week').isQuiet).toBe(false)
})

test('whoever keeps calling about money is answered with advice on debt', () => {
  expect(saidTo('catalogue people keep ringing, block them?')).toMatch(/debt adviser/)
  expect(saidTo('loan company keeps texting')).toMatch(/debt adviser/)
  expect(saidTo('the library keeps emailing about my book')).not.toMatch(/debt adviser/)
})
