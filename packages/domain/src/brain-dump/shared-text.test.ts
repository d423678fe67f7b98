import { expect, test } from 'vitest'
import { addShared, sharedText } from './shared-text.ts'

const nothing = { title: null, text: null, url: null }

test.each([
  ['nothing', nothing, ''],
  ['blanks', { title: ' ', text: '\n', url: '' }, ''],
  ['a text alone', { ...nothing, text: ' Ring the plumber ' }, 'Ring the plumber'],
  ['a page', { title: 'A soup', text: null, url: 'https://soup.example' }, 'A soup https://soup.example'],
  [
    'a page whose address came as text',
    { title: 'A soup', text: 'https://soup.example', url: null },
    'A soup https://soup.example',
  ],
  [
    'a page that says everything twice',
    { title: 'A soup', text: 'A soup: https://soup.example', url: 'https://soup.example' },
    'A soup: https://soup.example',
  ],
  ['lines, which stay lines', { title: 'List', text: 'Milk\nBread', url: null }, 'List Milk\nBread'],
])('%s', (_case, shared, text) => {
  expect(sharedText(shared)).toBe(text)
})

test('what is shared comes below what is there, which links that share without end neither cut nor push out', () => {
  expect(addShared('', 'Milk')).toBe('Milk')
  expect(addShared('Milk', 'Bread')).toBe('Milk\nBread')
  let text = 'My own words'
  for (let times = 0; times < 50; times += 1) text = addShared(text, 'Word '.repeat(1_000))
  expect(text.startsWith('My own words\nWord')).toBe(true)
  expect(text.length).toBeLessThan(101_000)
  const own = 'Mine. '.repeat(20_000)
  expect(addShared(own, 'Milk')).toBe(own)
})
