import { expect, test } from 'vitest'
import { nounsOf } from './object-classes.ts'
import { saidWords } from './said-words.ts'
import { everySense, lastSenseOf, senseOf } from './sense-of.ts'
import { EVERY_TEMPLATE } from './understand.ts'

test('every sense names a template that there is', () => {
  const ids = new Set(EVERY_TEMPLATE.map(({ id }) => id))
  const wrong = everySense().filter(({ sense: { template } }) => template !== null && !ids.has(template))
  expect(wrong.map(({ line }) => line)).toEqual([])
})

test('every class that a sense names is one that there is', () => {
  const names = everySense().flatMap(({ line }) => line.match(/(?<=[@~])[a-z]+/g) ?? [])
  expect(new Set(names).size).toBeGreaterThan(10)
  for (const name of names) expect(nounsOf(name).size).toBeGreaterThan(0)
})

test('every sense begins with words, by which it is looked up', () => {
  expect(everySense().filter(({ line }) => !/^[a-z0-9][^ @~]* /.test(line))).toEqual([])
})

test.each([
  ['get the printer to work again', 'printer'],
  ['get the red wine stain out of the sofa', 'stain'],
  ['get the tumble dryer working', 'appliance'],
  ['reply to the letter from the council', 'reply-official'],
  ['hand in my notice', 'notice'],
  ['pack the nappy bag', 'nappy-bag'],
  ['pack the kids’ lunches', 'lunchbox'],
  ['prep slides for monday', 'presentation'],
  ['find someone to feed the fish', 'ask-person'],
  ['find someone to fix the roof', 'tradesperson'],
  ['tell my sister that i can’t come to her wedding', 'let-down-gently'],
  ['reset my apple id password', 'one-password'],
  ['change my passwords after the leak', 'passwords-leak'],
])('%s is answered by %s', (said, id) => {
  expect(senseOf(saidWords(said))?.template).toBe(id)
})

test.each([
  'get a new passport',
  'hand in the report',
  'reply to the group chat',
  'change my passwords',
  'whistle',
])('%s is left to the templates', (said) => {
  expect(senseOf(saidWords(said))).toBe(null)
})

test('where a verb alone would be a guess, nothing is said', () => {
  expect(lastSenseOf(saidWords('get the new coat'))?.template).toBe('get')
  expect(lastSenseOf(saidWords('get the cheese'))?.template).toBe('get')
  expect(lastSenseOf(saidWords('get the noise to stop'))).toMatchObject({ template: null, kinds: [] })
  expect(lastSenseOf(saidWords('get the thingummy'))).toMatchObject({ template: null, kinds: [] })
})

test('nobody is mended, sold or moved like a thing', () => {
  const verbs =
    'fix clean find move send return cut carry print sell order finish open fold paint weigh stop'.split(' ')
  const people = ['mum', 'my son', 'the kids', 'my relationship']
  const titles = verbs.flatMap((verb) => people.map((somebody) => `${verb} ${somebody}`))
  expect(titles.filter((title) => senseOf(saidWords(title))?.template !== null)).toEqual([])
})
