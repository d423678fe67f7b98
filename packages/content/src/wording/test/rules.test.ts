import { expect, it } from 'vitest'
import { unfoundedClaims, unkindAdvice, unkindWords } from './kindness.ts'
import { ADVICE_LIMITS, longParts } from './reading-length.ts'
import { americanWords } from './spelling.ts'

it.each([
  ['You missed three tasks', 'missed'],
  ['A seven-day streak!', 'streak'],
  ['Two tasks are overdue.', 'overdue'],
  ['You failed to finish', 'failed'],
  ['It is never too late', 'late'],
  ['Do not be lazy.', 'lazy'],
  ['People who suffer from ADHD', 'suffer from'],
  ['Do what normal people do', 'normal people'],
  ['A high-functioning adult', 'high-functioning'],
  ['Simply sign up.', 'Simply'],
  ['Just do it', 'Just do'],
])('never says “%s”', (text, word) => {
  expect(unkindWords(text)).toEqual([word])
})

it.each([
  ['You must drink water', 'You must'],
  ['It needs discipline', 'discipline'],
  ['Push through the pain', 'Push through'],
  ['You’ve got this!', 'You’ve got this'],
  ['It takes just a minute', 'just'],
  ['Break a bad habit today', 'bad habit'],
])('does not advise “%s”, though a page may say it', (text, word) => {
  expect(unkindAdvice(text)).toEqual([word])
  expect(unkindWords(text)).toEqual([])
})

it.each([
  'Done is done, whatever its size.',
  'You should not have to choose. Later is fine.',
  'Adjust the light. Justice is a long word.',
  'Failed to generate breakdown',
])('lets “%s” be', (text) => {
  expect(unkindWords(text)).toEqual([])
})

it.each([
  ['A proven method', 'proven'],
  ['It works for 90 % of people', '0 %'],
  ['Those with the disorder', 'disorder'],
])('claims nothing such as “%s”', (text, word) => {
  expect(unfoundedClaims(text)).toEqual([word])
  expect(unfoundedClaims('You may find that a list helps.')).toEqual([])
})

it.each([
  'organize realizing customization prioritized summarizer analyze paralyzed',
  'color favorite behavioral neighborhood humor laboring',
  'center theaters fiber kilometers maneuver',
  'dialog catalogs analog',
  'traveling canceled labels labeled counselor marvelous jewelry',
  'enrollment fulfill skillful installment',
  'defense practicing pajamas gray cozy mom math gotten',
])('knows the American words of “%s”', (text) => {
  const british = new Set(['labels'])
  expect(americanWords(text)).toHaveLength(text.split(' ').filter((word) => !british.has(word)).length)
})

it.each([
  'organise realising customisation prioritised analyse paralysed',
  'size sizes bite-sized resizing prize seize maize horizon citizen wizard quizzes',
  'colour favourite behavioural neighbourhood humorous laborious vigorous honorary glamorous',
  'centre theatre fibre kilometres gas meter',
  'dialogue catalogue logs prologue',
  'travelling cancelled labels labelled counsellor marvellous',
  'enrol fulfil fulfilled skilful defence practise grey cosy maths checking mouldy',
  'Personalized Tips',
])('knows “%s” for British', (text) => {
  expect(americanWords(text)).toEqual([])
})

it('counts the words of each sentence and paragraph', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  const long = (text: string) => longParts(text, ADVICE_LIMITS)
  expect(long(`${words(20)}. ${words(20)}! ${words(10)}?`)).toEqual([])
  expect(long(`${words(21)}.`)).toHaveLength(1)
  expect(long(`Short. ‘${words(21)}.’ Short.`)).toEqual([`21 words: ‘${words(21)}.’`])
  expect(long(`${words(17)}. ${words(17)}. ${words(17)}.`)).toHaveLength(1)
  expect(long(`${words(17)}. ${words(17)}.\n\n${words(17)}.`)).toEqual([])
})
