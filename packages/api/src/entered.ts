import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'
import { signedInSchema } from './account.ts'

/** The password was right, and a code is asked for within ten minutes, until `endsAt`. Nobody is signed in so far. */
export const codeNeededSchema = z.object({ status: z.literal('code_needed'), endsAt: instant })

/**
 * The person proved who they are, and their account waits for its deletion on `dueAt`. Nobody is signed in; until `endsAt` they
 * can say that it is kept.
 */
export const deletionPendingSchema = z.object({
  status: z.literal('deletion_pending'),
  dueAt: instant,
  endsAt: instant,
})
export type DeletionPending = Readonly<z.infer<typeof deletionPendingSchema>>

/** What is missing before somebody is in. */
export const halfWaySchema = z.union([codeNeededSchema, deletionPendingSchema])

/** What an address answers that signs in whoever knows the password: `code_needed` where one-time codes are on. */
export const enteredSchema = z.union([signedInSchema, codeNeededSchema, deletionPendingSchema])
export type Entered = Readonly<z.infer<typeof enteredSchema>>

/** The same of a way in after which no code is asked for. */
export const letInSchema = z.union([signedInSchema, deletionPendingSchema])
export type LetIn = Readonly<z.infer<typeof letInSchema>>
