import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ada Lovelace', null, 'AL'],
  ['  ada   king  lovelace ', null, 'AL'],
  ['Ada', 'x@example.org', 'A'],
  ['“Ada” (she)', null, 'AS'],
  [null, 'robin@example.org', 'R'],
  ['', 'robin@example.org', 'R'],
  ['é́ric 🌱', null, 'É́🌱'],
  ['王小明', null, '王'],
  ['…', null, ''],
  [null, null, ''],
])('stands for %j with %j by %j', (name, email, initials) => {
  expect(initialsOf(name, email)).toBe(initials)
})
