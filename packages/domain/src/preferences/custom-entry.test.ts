import { expect, it } from 'vitest'
import { resolveEntry } from './custom-entry.ts'
import { CHALLENGES } from '@glimmer/content/preferences/challenges'

it.each([
  ['', null],
  ['  \n ', null],
  [' Phoning   my aunt ', 'Phoning my aunt'],
  ['time MANAGEMENT', 'time-management'],
  ['time-management', 'time-management'],
  ['LOUD KITCHENS', 'Loud kitchens'],
  ['__proto__', '__proto__'],
])('%j stands for %j (C5)', (typed, entry) => {
  const own = { id: 'Loud kitchens', label: 'Loud kitchens' }
  expect(resolveEntry([...CHALLENGES, own], typed)).toBe(entry)
})
