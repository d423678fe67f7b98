import type { NewCodes, NewPasskeyQuestion, PasskeyQuestion, SignInWays } from '@glimmer/api/sign-in-ways'
import { expect } from 'vitest'
import { type Account, PASSWORD } from './account.ts'
import { makeAuthenticator } from './authenticator.ts'
import { type Browser, jsonOf } from './browser.ts'
import { codeAt } from './code-at.ts'

type Who = Pick<Account, 'owner' | 'post' | 'get'>

export const byPassword = { password: PASSWORD }

export const waysOf = async ({ owner, get }: Pick<Who, 'owner' | 'get'>): Promise<SignInWays> =>
  jsonOf(await get(`/api/auth/ways?owner=${owner}`))

export const questionFor = async (browser: Browser): Promise<PasskeyQuestion> =>
  jsonOf(await browser.post('/api/auth/passkeys/question', {}))

export async function newQuestion(
  { owner, post }: Who,
  proof: object = byPassword,
): Promise<NewPasskeyQuestion> {
  const answer = await post('/api/auth/passkeys/new-question', { owner, proof })
  expect(answer.status).toBe(200)
  return jsonOf(answer)
}

/** Gives somebody a passkey. */
export async function addPasskey(who: Who, name = 'Lamp', kind = {}) {
  const passkey = makeAuthenticator(kind)
  const made = passkey.make(await newQuestion(who))
  const answer = await who.post('/api/auth/passkeys/add', { owner: who.owner, name, ...made })
  expect(answer.status).toBe(200)
  const { passkeys } = await jsonOf<SignInWays>(answer)
  return { ...passkey, rowId: passkeys.at(-1)?.id ?? '' }
}

/** Turns one-time codes on for somebody. `nextCode`: of the step to come, which is taken too and is still to be used. */
export async function turnCodesOn({ owner, post }: Who) {
  const begun = await post('/api/auth/codes/begin', { owner, proof: byPassword })
  expect(begun.status).toBe(200)
  const { secret, uri } = await jsonOf<NewCodes>(begun)
  const on = await post('/api/auth/codes/on', { owner, code: codeAt(secret, Date.now()) })
  expect(on.status).toBe(200)
  const { recoveryCodes } = await jsonOf<{ recoveryCodes: string[] }>(on)
  return { secret, uri, recoveryCodes, nextCode: () => codeAt(secret, Date.now() + 30_000) }
}
