import * as z from 'zod/mini'
import { personSchema } from './account.ts'
import { deletionAskedSchema } from './deletion.ts'
import { codeNeededSchema, deletionPendingSchema } from './entered.ts'

/** Where the browser goes on to: the provider's own page. */
export const openIdStartedSchema = z.object({ status: z.literal('go'), url: z.string() })

/** `isNew`: the account was made by this. `code_needed`: where one-time codes are on, as after a password. */
export const openIdFinishedSchema = z.union([
  z.object({ status: z.literal('signed_in'), user: personSchema, isNew: z.boolean() }),
  codeNeededSchema,
  deletionPendingSchema,
  z.object({ status: z.literal('account_deleted'), owner: z.string() }),
  z.extend(deletionAskedSchema, { owner: z.string() }),
])

/** How a person can sign in to their account. */
export const waysInSchema = z.object({ hasPassword: z.boolean(), hasOpenId: z.boolean() })
export type WaysIn = Readonly<z.infer<typeof waysInSchema>>
