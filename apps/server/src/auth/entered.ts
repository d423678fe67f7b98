import { personSchema, type SignedIn } from '@glimmer/api/account'
import { type Entered, halfWaySchema, type LetIn } from '@glimmer/api/entered'
import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { passCookies } from './ask-better-auth.ts'
import { HALF_WAY_STATUS } from './half-sign-in.ts'

/** Says who is signed in by better-auth's answer, and gives the browser the session. */
export async function signedIn(c: Context<AppEnv>, response: Response): Promise<SignedIn> {
  const answer: unknown = await response.clone().json()
  passCookies(c, response)
  return { status: 'signed_in', user: personSchema.parse((answer as { user?: unknown }).user) }
}

/** The same, where something may be missing first: then the browser gets what it finishes with. */
export async function entered(c: Context<AppEnv>, response: Response): Promise<Entered> {
  if (response.status !== HALF_WAY_STATUS) return signedIn(c, response)
  passCookies(c, response)
  return halfWaySchema.parse(await response.json())
}

/** The same for a way in after which no code is missing. */
export async function letIn(c: Context<AppEnv>, response: Response): Promise<LetIn> {
  const came = await entered(c, response)
  if (came.status === 'code_needed') throw new Error('a code was asked for after a way that asks for none')
  return came
}
