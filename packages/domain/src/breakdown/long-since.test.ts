import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

const KIND_WORD = /A word now is better than none/
const whyOf = (title: string) => breakDown(title, { depth: 3 }).reasoning

describe('whoever answers after a long time is told that it is welcome all the same (F14)', () => {
  test.each([
    'rsvp to the wedding, and its been like 2 months so idk if theyll even still have a seat for me',
    "reply to aunt carol's christmas card (its march)",
    'send a thank you card to nan (3 months late)',
    'thank you notes for wedding gifts, a year late',
    'reply to sophies text from june',
    'message jo back its been ages',
    'wish sam a late happy birthday',
    'thank nan for the gift, its so late',
  ])('%s', (title) => {
    expect(whyOf(title)).toMatch(KIND_WORD)
  })

  test.each([
    'reply to amy',
    'rsvp to the wedding',
    'thank nan for the gift',
    'pay the bill, its 2 months late',
  ])('%s says nothing of that', (title) => {
    expect(whyOf(title)).not.toMatch(KIND_WORD)
  })

  test('and no invitation is answered with a word about being early', () => {
    expect(whyOf('rsvp to the wedding')).not.toMatch(/early/)
  })
})
