import { describe, expect, test } from 'vitest'
import { forAnother } from './other-body.ts'
import { PEOPLE } from './people-words.ts'
import { understand } from './understand.ts'

const templateOf = (title: string) => understand(title, '').template.id

describe('care of one’s own body, whoever else is named', () => {
  test.each([
    'have a shower it will help',
    'have a shower mum is coming',
    'shower once the baby sleeps',
    'shower if the kids nap',
    'exercise max 10 minutes',
    'get dressed for dads birthday',
    'get dressed for my sister',
    'get dressed, dad is here',
    'paint my nails poppy red',
    'take meds will text doctor',
    'take my meds the nurse gave me',
    'brush my teeth the dentist said twice',
    'do my nails for mum',
    'do my physio exercises will said they help',
    'wash my hair for toms wedding',
    'get up kids are awake',
  ])('%s', (title) => {
    expect(templateOf(title)).not.toMatch(/-other$|^give-medicine$/)
  })
})

describe('care of somebody else’s body', () => {
  test.each([
    'bath mum',
    'give max a shower',
    'shower grandad before lunch',
    'help my nephew shower',
    'wash her hair',
    'wash and dry grans hair',
    'cut toms nails',
    "paint poppy's nails",
    'brush the twins teeth',
    'get the kids dressed',
    'help dad with his exercises',
    'give my father in law his tablets',
    'give tablets to the residents',
    'cut nails for mum',
    'help the resident in room 4 get dressed',
  ])('%s', (title) => {
    expect(templateOf(title)).toMatch(/-other$|^give-medicine$|^child-care$|^kids-teeth$/)
  })

  test('alike for every person', () => {
    const wrong = PEOPLE.flatMap((one) => [
      [`help ${one} shower`, 'shower'],
      [`give ${one} a shower`, 'shower'],
      [`brush ${one} teeth`, 'teeth'],
    ]).filter(([said = '', template = '']) => forAnother(template, said) === null)
    expect(wrong).toEqual([])
  })
})
