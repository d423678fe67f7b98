import { accountResetSchema, meSchema, serverSettingsSchema } from '@glimmer/api/account'
import type { AddressName, AnswerOf, AnswerSchemaOf } from '@glimmer/api/addresses'
import { carryOutSignOut } from './pending-sign-out.ts'
import { type Answer, type OptionsOf, request } from './request.ts'

/** Asks the server who is signed in here. */
export const fetchMe = () => ask('GET /api/me', meSchema)

/** Like `fetchMe`, for a device whose session has ended: also tells whether its account is gone. */
export const fetchMeOrGone = (owner: string) => ask('GET /api/me', meSchema, { query: { owner } })

/** What the operator of this server has set up; public. */
export const fetchSettings = () => ask('GET /api/settings', serverSettingsSchema)

/** Removes all that the person wrote and keeps the account. The same id again does nothing. */
export const resetAccount = (owner: string, id: string) =>
  ask('POST /api/rpc/reset_user_account', accountResetSchema, { body: { owner, id } })

/** Carries out a sign-out that was made offline before any other request. */
export async function ask<Name extends AddressName>(
  name: Name,
  schema: AnswerSchemaOf<Name>,
  ...options: OptionsOf<Name>
): Promise<Answer<AnswerOf<Name>>> {
  const settled = await carryOutSignOut()
  return settled.kind === 'unreachable' ? settled : request(name, schema, ...options)
}
