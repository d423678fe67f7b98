import { expect, it } from 'vitest'
import { profileDefaults } from './profile.ts'
import { profileForm, readProfile } from './profile-form.ts'

const EMPTY = profileForm(profileDefaults)

it('saves what is empty as null, and the rest without the spaces around it (I2)', () => {
  expect(readProfile(EMPTY)).toEqual({ kind: 'ready', profile: profileDefaults })
  const form = { fullName: ' Ada ', gender: 'other', age: ' 36 ', phone: '   ', bio: 'Tea.\nCats. ' } as const
  const profile = { fullName: 'Ada', gender: 'other', age: 36, phone: null, bio: 'Tea.\nCats.' }
  expect(readProfile(form)).toEqual({ kind: 'ready', profile })
})

it('shows what was saved as it was written', () => {
  const profile = { fullName: 'Ada', gender: 'female', age: 0, phone: '+351 21 000', bio: null } as const
  expect(readProfile(profileForm(profile))).toEqual({ kind: 'ready', profile })
})

it.each(['0', '7', '150', '007'])('takes %s as an age', (age) => {
  expect(readProfile({ ...EMPTY, age })).toMatchObject({ profile: { age: Number(age) } })
})

it.each(['151', '-1', '1.5', '1e2', 'old', '0x10', '٣', '1 2'])('asks once more for %s', (age) => {
  expect(readProfile({ ...EMPTY, age })).toEqual({ kind: 'asks-age' })
})
