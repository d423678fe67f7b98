import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 6, 'short'],
  ['heron', 6, 'short'],
  ['herons', 6, 'enough'],
  ['herons', 8, 'short'],
  // Five signs, each of more than one UTF-16 unit.
  ['🌱🌱🌱🌱🌱', 6, 'short'],
  ['calm heron sky', 6, 'long'],
  ['calm heron sk', 6, 'enough'],
  ['aaaaaaaaaaaaaaaaaaaa', 6, 'enough'],
  ['abababababababababab', 6, 'enough'],
  ['calm heron sky', 20, 'short'],
] as const)('“%s” of at least %i characters is %s', (password, minLength, strength) => {
  expect(passwordStrength(password, minLength)).toBe(strength)
})
