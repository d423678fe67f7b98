import { expect, it } from 'vitest'
import { createCredentialSeal } from './credentials.ts'

const SECRET = 'a secret of at least thirty-two characters'
const whose = { userId: 'ada', accountId: 'one' }
const credentials = { username: 'ada', password: 'quiet otter lamp' }

it('what is sealed opens for its account alone, and its text is not in it', () => {
  const seal = createCredentialSeal(SECRET)
  const sealed = seal.seal(credentials, whose)
  expect(seal.open(sealed, whose)).toEqual(credentials)
  expect(Buffer.from(sealed, 'base64url').includes('otter')).toBe(false)
  expect(seal.seal(credentials, whose)).not.toBe(sealed)
})

it.each([
  ['another account', { userId: 'ada', accountId: 'two' }],
  ['another person', { userId: 'ben', accountId: 'one' }],
  ['ids that run together alike', { userId: 'adao', accountId: 'ne' }],
])('a row that was moved to %s does not open', (_title, other) => {
  const seal = createCredentialSeal(SECRET)
  expect(seal.open(seal.seal(credentials, whose), other)).toBeNull()
})

it('neither another key opens it, nor a changed or cut text', () => {
  const seal = createCredentialSeal(SECRET)
  const sealed = seal.seal(credentials, whose)
  expect(createCredentialSeal(`${SECRET} of another server`).open(sealed, whose)).toBeNull()
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1]! ^= 1
  for (const bad of [changed.toString('base64url'), sealed.slice(0, 20), '', 'not sealed at all'])
    expect(seal.open(bad, whose)).toBeNull()
})
