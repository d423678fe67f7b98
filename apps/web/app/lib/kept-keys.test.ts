import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTakenBy, keptKeys, nameOf, ownedNameOf } from './kept-keys.ts'

const app = `${import.meta.dirname}/..`
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`${app}/${file}`, 'utf8').replace(/^\s*\/?\*.*$/gm, ''))

test.each(Object.entries(keptKeys))(
  '%s is kept in one place, with the scope of the list',
  (key, { scope }) => {
    const places = sources.flatMap((text) => [
      ...text.matchAll(/deviceSetting(?:<[^{]*>)?\(\{\s*key: '([\w-]+)',\s*scope: '(\w+)'/g),
    ])
    const found = places.filter(([, named]) => named === key)
    expect(found.map(([, , of]) => of)).toEqual([scope])
  },
)

test('only what the list says stays outlasts who leaves', () => {
  const left = Object.keys(keptKeys).filter((key) => !isTakenBy('leaving', nameOf(key)))
  expect(left).toEqual([
    'sign-out-pending',
    'wipe-pending',
    'sensory',
    'shortcuts',
    'tasks-grouping',
    'check-in-asking',
    'assessment-asking',
    'task-suggestions-seen',
    'tutorial-completed',
    'tutorial-step',
    'server',
    'carried-toasts',
    'look-closely',
    'asked-in-visit',
    'scroll-positions',
  ])
  // A device key under an owner's name counts as the owner's.
  expect(isTakenBy('reset', ownedNameOf('robin', 'sensory'))).toBe(true)
})
