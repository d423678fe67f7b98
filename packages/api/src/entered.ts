import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'
import { signedInSchema } from './account.ts'

/** The password was right, and a code is asked for within ten minutes, until `endsAt`. Nobody is signed in so far. */
export const codeNeededSchema = z.object({ status: z.literal('code_needed'), endsAt: instant })

/** What an address answers that signs in whoever knows the password: `code_needed` where one-time codes are on. */
export const enteredSchema = z.union([signedInSchema, codeNeededSchema])
export type Entered = Readonly<z.infer<typeof enteredSchema>>
