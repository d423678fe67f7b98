import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCards, type FindableCard } from './find-cards.ts'
import { anyLetter } from '../test/any-letter.ts'

const cards: readonly FindableCard[] = [
  { id: 'profile', title: 'Profile', buttons: ['Edit Profile'], alike: 'name photo café' },
  {
    id: 'security',
    title: 'Privacy & Security',
    buttons: ['Change Password', 'Delete Account'],
    alike: 'log',
  },
  { id: 'calm', title: 'Look and feel', buttons: ['Open calm settings'], alike: 'colours dark theme' },
]

test.each([
  ['pass', 'security'],
  ['PASSWORD', 'security'],
  ['change my password', 'security'],
  ['passwrod', 'security'],
  ['pasword', 'security'],
  ['passwoord', 'security'],
  ['oassword', 'security'],
  ['color', 'calm'],
  ['cafe', 'profile'],
  ['Cafè', 'profile'],
  ['account delete', 'security'],
  ['my', ''],
  ['the', 'calm'],
  ['xylophone', ''],
  ['pasxwrod', ''],
  ['dxl', ''],
  ['  ', 'profile security calm'],
  ['p', 'profile security'],
  ['&', 'profile security calm'],
])('“%s” finds %s', (query, ids) => {
  const themed = cards.map((card) => (card.id === 'calm' ? { ...card, alike: `${card.alike} the` } : card))
  expect(findCards(themed, query).join(' ')).toBe(ids)
})

test('a slip is forgiven only where nothing is found without it', () => {
  const two = [
    { id: 'mode', title: 'Mode', buttons: [], alike: '' },
    { id: 'more', title: 'More', buttons: [], alike: '' },
  ]
  expect(findCards(two, 'mode')).toEqual(['mode'])
  expect(findCards(two, 'moke')).toEqual(['mode', 'more'])
})

test('every beginning of every word of a card finds it, with one slip too', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('drop', 'double', 'swap', 'wrong'),
      (whole, end, at, slip) => {
        const card = [{ id: 'one', title: whole, buttons: [], alike: '' }]
        const typed = whole.slice(0, 1 + (end % whole.length))
        expect(findCards(card, typed)).toEqual(['one'])
        const place = at % (whole.length - 1)
        const [before, [first = '', second = ''], after] = [
          whole.slice(0, place),
          whole.slice(place),
          whole.slice(place + 2),
        ]
        const wrong = {
          drop: before + second + after,
          double: before + first + first + second + after,
          swap: before + second + first + after,
          wrong: `${before}q${second}${after}`,
        }[slip]
        expect(findCards(card, wrong)).toEqual(['one'])
      },
    ),
  )
})

test('what anybody types is taken for letters: nothing throws, and hits keep their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 40 }), (query) => {
      const found = findCards(cards, query)
      expect(cards.map(({ id }) => id).filter((id) => found.includes(id))).toEqual(found)
    }),
  )
})
