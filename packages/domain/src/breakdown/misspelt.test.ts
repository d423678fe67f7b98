import { expect, it } from 'vitest'
import { MISSPELT } from './misspelt.ts'
import { everyNoun } from './object-classes.ts'
import { isFirstName, PERSON_WORDS } from './people-words.ts'
import { spelledOut } from './short-forms.ts'
import { VERBS } from './known-words.ts'

it('takes no word for a misspelling that is a word itself', () => {
  const known = new Set([...everyNoun(), ...PERSON_WORDS])
  expect(
    [...MISSPELT.keys()].filter((spelt) => known.has(spelt) || VERBS.has(spelt) || isFirstName(spelt)),
  ).toEqual([])
  expect([...MISSPELT.values()].filter((meant) => MISSPELT.has(meant))).toEqual([])
})

it('spells out what was written by ear, and leaves the rest', () => {
  expect(spelledOut('ask the counsil about the adress on the wensday letter')).toBe(
    'ask the council about the address on the wednesday letter',
  )
  expect(spelledOut('Kichen and laundary')).toBe('kitchen and laundry')
  // With a capital it may be a name.
  expect(spelledOut('meet Adress at the Kichen')).toBe('meet Adress at the Kichen')
})
