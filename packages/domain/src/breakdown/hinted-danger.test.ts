import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const answerTo = (title: string) => breakDown(title, { depth: 3 })
const saidTo = (title: string, depth: 1 | 3 = 3) =>
  breakDown(title, { depth })
    .subtasks.flatMap((step) => [step.title, step.description])
    .join('\n')
const linesOf = (text: string) => text.trim().split('\n')

const WHAT_COULD_HURT = linesOf(`
keep looking at the pills
i have the drugs from the clinic in my bag and i keep looking at them
get someone to take the pills out of the house for me
get my tablets out of the house
ask mum to keep the paracetamol at hers
ask dad to take the knives away
ask sam to look after my meds for a bit
give my sleeping tablets to my sister
get the razors out of my room
ask my flatmate to hide the knives
get dan to come and get the paracetamol
drop my spare meds at mums
take my pills round to my sister so theyre not here
get rid of the pills before tonight
lock my meds in the car
flush the tablets
ask the gp for weekly prescriptions so i dont have loads
`)
const LETTERS_LEFT = linesOf(`
leave the letters where they'll find them
put the letter where mum will find it
make sure they find my letters
leave letters for everyone
leave the letters on their pillows
finish the letters to everyone
seal the letters and put them in the drawer
put the envelopes with everyones names on the table
write a letter for each of the kids to open later
`)
const HIDDEN = linesOf(`
hide some cash somewhere he won't look
put my passport where she never looks
stash £20 where he doesnt look
hide the documents at my sisters
find somewhere he wont look to hide my phone
hide a bag at mums just in case
pack a bag and hide it in the boot
put my bank card at my mates
get my passport off my husband
hide emergency cash in the car
new hiding place for my phone
he found the money, move it
`)
const BRUISES = linesOf(`
cover the bruise before work
hide my black eye
concealer for the bruise on my cheek
wear long sleeves so nobody sees the bruises
think of what to say about my black eye
think of an excuse for the bruise
cover up the marks on my neck
foundation to cover my eye
wear a scarf to hide my neck
put makeup on before anyone sees my face
`)

describe('danger that an errand only hints at is met quietly, with the help line (F14)', () => {
  test.each([...WHAT_COULD_HURT, ...LETTERS_LEFT, ...HIDDEN, ...BRUISES, 'get the booze out of the house'])(
    '%s',
    (title) => {
      expect(answerTo(title)).toMatchObject({ isQuiet: true, isDanger: true })
      expect(saidTo(title)).toMatch(/999|emergency number|service/)
    },
  )

  test.each(WHAT_COULD_HURT)('%s: one person is asked to take them away, at every depth', (title) => {
    expect(saidTo(title, 1)).toContain('Please take them away')
    expect(saidTo(title)).toMatch(/helpline/)
  })

  test.each(LETTERS_LEFT)('%s: the letters wait', (title) => {
    expect(saidTo(title, 1)).toMatch(/Leave the letters for today/)
  })

  test.each(HIDDEN)('%s: nothing is written down where somebody looks', (title) => {
    expect(saidTo(title)).not.toMatch(/write down/i)
    expect(saidTo(title)).toMatch(/0808 2000 247/)
    expect(saidTo(title)).toMatch(/Delete this task/)
  })

  test.each(BRUISES)('%s: the help is the one for violence, and it may be covered', (title) => {
    const answer = answerTo(title)
    expect(answer.source?.title).toMatch(/domestic violence/)
    expect(answer.reasoning).toMatch(/not your fault/)
    expect(saidTo(title)).toMatch(/0808 2000 247/)
    expect(saidTo(title)).toMatch(/concealer/)
  })

  test('a mark on somebody else is answered as violence', () => {
    expect(answerTo('cover up her bruises before school').source?.title).toMatch(/domestic violence/)
  })
})

describe('and everyday things of the same words are not', () => {
  test.each(
    linesOf(`
ask mum to pick up the tablets for me
ask dad to keep the knives away from the toddler
get someone to sharpen the knives
take the old tablets out of the house
get the tablets out of the cupboard
take my tablets
take the tablets to nan
give mum her tablets
give my tablets to the nurse to check
ask the pharmacist about my tablets
move the medicines out of reach of the kids
leave the permission letter where mum will see it
leave a note where the cleaner will find it
hide the clues where the kids will find them
leave the letters for the postman
leave the keys where she'll find them
put the letters in the drawer
hide the presents where he won't look
hide the sweets somewhere she won't look
put the cash in the bank
put the documents in the folder
put the passports somewhere safe
pack a bag for the weekend
hide the remote where the dog won't get it
put ice on the bruise
cover the sofa
cover the bruise from football
cover up the bruised apples
buy arnica for my bruise
put cream on his bruise
keep the wine out of the sun
keep £20 for the bus
put the money where we wont forget it
get the tablets back to the pharmacy
get the tablets out of the car
ask mum to bring my tablets to school
bin the tablets i dont take any more
throw away the meds from last year
lock the meds cupboard
get the knife block out of the kitchen
write to everyone about the party
write letters to everyone in year 6
letters for parents
leave the letters on the mat
put a tenner where i wont spend it
hide the wifi router so he cant game
hide the crisps from my husband
hide the christmas money where the kids wont look
take the emergency bag to the car
get my papers off the printer
get my passport renewed
buy concealer for spots
put makeup on before work
hide my tattoo for the interview
cover the mark on the wall
find a story for the school magazine
`),
  )('%s', (title) => {
    expect(answerTo(title).isDanger).toBe(false)
  })
})
