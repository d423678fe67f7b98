import { personSchema, type SignedIn } from '@glimmer/api/account'
import type { Entered } from '@glimmer/api/entered'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/context.ts'
import { passCookies } from './ask-better-auth.ts'
import { CODE_NEEDED_STATUS } from './codes/half-sign-in.ts'

const halfSchema = z.object({ endsAt: z.string() })

/** Says who is signed in by better-auth's answer, and gives the browser the session. */
export async function signedIn(c: Context<AppEnv>, response: Response): Promise<SignedIn> {
  const answer: unknown = await response.clone().json()
  passCookies(c, response)
  return { status: 'signed_in', user: personSchema.parse((answer as { user?: unknown }).user) }
}

/** The same, where a code may be needed first: then the browser gets what it finishes with. */
export async function entered(c: Context<AppEnv>, response: Response): Promise<Entered> {
  if (response.status !== CODE_NEEDED_STATUS) return signedIn(c, response)
  passCookies(c, response)
  return readHalf(response)
}

/** What is said of a sign-in that waits for a code. */
export async function readHalf(response: Response): Promise<Exclude<Entered, SignedIn>> {
  return { status: 'code_needed', endsAt: halfSchema.parse(await response.json()).endsAt }
}
