import { expect, test } from 'vitest'
import { refusePassword } from './passwords.ts'

const personal = ['robin.lark@example.org', 'Robin Lark']

test.each(['password', 'QWERTY', ' 123456 ', 'Letmein'])(
  '%j is known from leaks and refused',
  async (password) => {
    expect(await refusePassword({ password, minLength: 6, personal })).toMatchObject({
      code: 'password_too_common',
    })
  },
)

test.each(['robin.lark@example.org', 'Robin.Lark', 'robin lark'])(
  '%j says who it belongs to and is refused',
  async (password) => {
    expect(await refusePassword({ password, minLength: 6, personal })).toMatchObject({
      code: 'password_too_common',
    })
  },
)

test.each(['glimmer', 'Glimmer2026', '!glimmerGLIMMER1'])(
  '%j is the name of this place with little beside it, and refused',
  async (password) => {
    expect(await refusePassword({ password, minLength: 6, personal })).toMatchObject({
      code: 'password_too_common',
    })
  },
)

test('the name of this place may stand beside words of one’s own', async () => {
  expect(await refusePassword({ password: 'a glimmer of otters', minLength: 6, personal })).toBeNull()
})

test('a few words of one’s own are taken', async () => {
  expect(await refusePassword({ password: 'quiet otter lamp', minLength: 6, personal })).toBeNull()
})

test('the message names the length that the server asks for (I4)', async () => {
  const refusal = await refusePassword({ password: 'otter', minLength: 6, personal: [] })
  expect(refusal?.message).toBe('Password must be at least 6 characters long')
  const stricter = await refusePassword({ password: 'quiet otter', minLength: 12, personal: [] })
  expect(stricter?.message).toBe('Password must be at least 12 characters long')
})

test('a character counts once, whatever it is made of in memory', async () => {
  expect(await refusePassword({ password: '🦦🦦🦦', minLength: 6, personal: [] })).toMatchObject({
    code: 'password_too_short',
  })
})
