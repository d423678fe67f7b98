import { expect, test } from 'vitest'
import { type AuthFields, checkFields } from './check-fields.ts'
import { words } from './words.ts'

const ready: AuthFields = { name: 'Ada', email: 'ada@example.org', password: 'lantern', hasConsented: true }

test('what is ready passes', () => {
  expect(checkFields('sign-up', ready, 6)).toEqual({})
  expect(checkFields('sign-in', { ...ready, name: '', hasConsented: false }, 6)).toEqual({})
})

test('sign-up needs a name, an email, a password and consent (B2)', () => {
  const errors = checkFields('sign-up', { name: ' ', email: '', password: '', hasConsented: false }, 6)
  expect(errors).toEqual({
    name: words.nameNeeded,
    email: words.emailNeeded,
    password: words.passwordNeeded,
    consent: 'Please accept our privacy policy and terms of service to continue.',
  })
})

test.each(['ada', 'ada@', 'ada@example', 'ada @example.org'])('%s is not yet an email address', (email) => {
  expect(checkFields('sign-in', { ...ready, email }, 6)).toEqual({ email: words.emailShape })
})

test('spaces around an email address are nobody’s fault', () => {
  expect(checkFields('sign-in', { ...ready, email: ' ada@example.org ' }, 6)).toEqual({})
})

test('a new password has the length that this server asks for; an old one is not judged', () => {
  const short = { ...ready, password: 'lamp' }
  expect(checkFields('sign-up', short, 8)).toEqual({
    password: 'Password must be at least 8 characters long',
  })
  expect(checkFields('sign-in', short, 8)).toEqual({})
})
