import { accountKeptSchema, signedInSchema } from '@glimmer/api/account'
import { keepQuestionSchema } from '@glimmer/api/deletion'
import { ask } from './auth-api.ts'

// Asked about an account that waits for its deletion.

/** Keeps it and signs in, for who has just proved that it is theirs. */
export const keepAccount = () => ask('POST /api/auth/keep-account', signedInSchema)

/** When it will be deleted, by the link of the letter. Uses nothing up. */
export const lookAtKeepLink = (token: string) =>
  ask('POST /api/auth/keep-account/look', keepQuestionSchema, { body: { token } })

/** Keeps it by that link. Signs nobody in. */
export const takeKeepLink = (token: string) =>
  ask('POST /api/auth/keep-account/use', accountKeptSchema, { body: { token } })
