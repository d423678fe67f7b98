import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const answerTo = (title: string) => breakDown(title, { depth: 3 })
const stepsOf = (title: string) =>
  answerTo(title)
    .subtasks.map((step) => step.title)
    .join('\n')

describe('a doing that is not known gets the way to begin anything, and not the steps of its object (F14)', () => {
  test.each([
    'de-moss the drive',
    'declutter-ify the hallway',
    'chuck the manky veg',
    'get the blinds down and wash them',
  ])('%s', (title) => {
    expect(answerTo(title).isGeneral).toBe(true)
  })
})

test.each([
  ['WASHIGN UP', /mug|plates/, /machine/],
  ['txt mum bk', /Mum/, /Say “/],
  ['fone the bank!!!', /bank/, /Say “/],
  ['put the summer clothes in the loft', /close the hatch/, /hang/i],
  ["tell the plumber tuesday doesn't work", /Say or send/, /repair|tools/],
  ['the council sent a form about council tax', /Put the form and a pen/, /sent/],
  ['get the tax done but the website locked me out', /tax|paper/i, /safe/],
  ["tell the kids grandad isn't coming home", /Say it where they feel at home/, /kids Grandad/],
  ['figure out what to do about the job offer', /two answers/, /the figure/],
])('%s gets steps of its own', (title, wanted, unwanted) => {
  const said = stepsOf(title)
  expect(said).toMatch(wanted)
  expect(said).not.toMatch(unwanted)
})
