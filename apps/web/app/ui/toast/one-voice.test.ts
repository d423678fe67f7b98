import { expect, test } from 'vitest'
import { endsWithNextAct, goesByItself, takesPlaceOf, type Voice } from './one-voice.ts'

const ticked: Voice = { tone: 'celebration' }
const saved: Voice = { tone: 'success' }
const deleted: Voice = { tone: 'success', isLasting: true }
const notSaved: Voice = { kind: 'not-saved', tone: 'error' }
const lowOnRoom: Voice = { kind: 'room' }

test('an answer takes the place of the answer before it, and of nothing else', () => {
  expect(takesPlaceOf(saved, ticked)).toBe(true)
  expect(takesPlaceOf({}, saved)).toBe(true)
  for (const other of [deleted, notSaved, lowOnRoom]) expect(takesPlaceOf(saved, other)).toBe(false)
})

test('the newest of a kind takes the place of the older', () => {
  expect(takesPlaceOf(notSaved, notSaved)).toBe(true)
  expect(takesPlaceOf(lowOnRoom, notSaved)).toBe(false)
})

test('what was deleted can be brought back for as long as a message stays, also when more is deleted', () => {
  expect(takesPlaceOf(deleted, deleted)).toBe(false)
  expect(takesPlaceOf(deleted, saved)).toBe(false)
  expect(endsWithNextAct(deleted)).toBe(false)
})

test('what a person does next ends an answer, but not what is wrong or what the device says by itself', () => {
  expect([saved, ticked, deleted, notSaved, lowOnRoom].filter(endsWithNextAct)).toEqual([saved, ticked])
})

test('only what went wrong waits to be closed or solved', () => {
  expect([saved, ticked, deleted, notSaved, lowOnRoom].filter((voice) => !goesByItself(voice))).toEqual([
    notSaved,
  ])
})
