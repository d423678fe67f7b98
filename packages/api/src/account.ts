import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

// What the addresses of accounts answer: the server speaks by these types, the web checks every answer against them.

/** A person as their own device may see them. */
export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
})
export type Person = Readonly<z.infer<typeof personSchema>>

/** Who may make an account. */
export const signUpModeSchema = z.enum(['open', 'invite', 'closed'])
export type SignUpMode = z.infer<typeof signUpModeSchema>

export const roleSchema = z.enum(['admin', 'moderator', 'user'])

/**
 * `GET /api/me`. `isGone`, only present where it was asked for: the server has no such account, or not any more;
 * `deletionDueAt`: it waits for its deletion.
 */
export const meSchema = z.object({
  user: z.nullable(personSchema),
  role: z.nullable(roleSchema),
  isGone: z.optional(z.boolean()),
  deletionDueAt: z.optional(instant),
})
export type Me = Readonly<z.infer<typeof meSchema>>

/**
 * `GET /api/settings`: what the operator has set up. `signUp`: who may make an account. `aiProvider`: the host of the AI
 * provider, `localhost` where it runs beside the server; null without one, and for visitors. `helpLine`: whom the operator
 * names for a bad moment. `openIdName`: what people know the OpenID provider by; null without one. `sourceUrl`: where the
 * source of this server lies, which its licence asks to offer. `deleteGraceDays`: for how many days a deletion of the account
 * can be taken back; 0 where it is at once.
 */
export const serverSettingsSchema = z.object({
  passwordMinLength: z.number(),
  mailEnabled: z.boolean(),
  signUp: signUpModeSchema,
  version: z.string(),
  aiProvider: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  helpLine: z.nullable(z.object({ text: z.string(), url: z.nullable(z.string()) })),
  openIdName: z.nullable(z.string()),
  deleteGraceDays: z.number(),
})
export type ServerSettings = Readonly<z.infer<typeof serverSettingsSchema>>

/** What every address that signs somebody in answers. */
export const signedInSchema = z.object({ status: z.literal('signed_in'), user: personSchema })
export type SignedIn = Readonly<z.infer<typeof signedInSchema>>

/** `check_email`: the account waits until its address is confirmed, with the link in a mail. */
export const signedUpSchema = z.union([signedInSchema, z.object({ status: z.literal('check_email') })])

export const invitationSchema = z.object({ status: z.literal('welcome'), email: z.nullable(z.string()) })

/** `ask_operator` where the server sends no mail. Never tells whether the address has an account. */
export const linkSentSchema = z.object({ status: z.enum(['check_email', 'ask_operator']) })

/** `GET /api/auth/get-session`. Null for a visitor. */
export const foundSessionSchema = z.nullable(
  z.object({ session: z.object({ id: z.string(), expiresAt: instant }), user: personSchema }),
)

// What an address answers that only has to say that it is done.
export const signedOutSchema = z.object({ status: z.literal('signed_out') })
export const passwordChangedSchema = z.object({ status: z.literal('password_changed') })
export const accountDeletedSchema = z.object({ status: z.literal('account_deleted') })
export const accountKeptSchema = z.object({ status: z.literal('account_kept') })
export const accountResetSchema = z.object({ status: z.literal('account_reset') })
