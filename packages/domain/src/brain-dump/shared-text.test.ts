import { expect, test } from 'vitest'
import { sharedText } from './shared-text.ts'

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
