import * as z from 'zod/mini'
import { personSchema, roleSchema } from './account.ts'

/** Who the person is with their new address. An address of `ADMIN_EMAILS` brings the role of admin, and leaving one takes it. */
export const emailChangedSchema = z.object({
  status: z.literal('email_changed'),
  user: personSchema,
  role: roleSchema,
})
export type EmailChanged = Readonly<z.infer<typeof emailChangedSchema>>

/** `check_email`: the address changes with the link in a letter to the new one. The same whether or not it has an account. */
export const newEmailAskedSchema = z.union([
  z.object({ status: z.literal('check_email') }),
  emailChangedSchema,
])

/** Both addresses of a change that was asked for. */
export const newEmailSchema = z.object({ status: z.literal('waiting'), from: z.string(), to: z.string() })
