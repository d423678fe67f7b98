import { calendarDate, instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'
import { signUpModeSchema } from './account.ts'

// What the addresses for admins answer: addresses of people, dates and sizes, never what somebody wrote.

/** `get_user_statistics`. Active: signed in or synced within 30 days, right to within a day. */
export const userStatisticsSchema = z.object({
  total_users: z.int(),
  active_users: z.int(),
  inactive_users: z.int(),
})
export type UserStatistics = Readonly<z.infer<typeof userStatisticsSchema>>

/** Whose addresses a list holds. */
export const crowdSchema = z.enum(['all', 'active', 'inactive'])
export type Crowd = z.infer<typeof crowdSchema>

/**
 * A page of a list, in the order of the addresses. `lastActiveOn`: the day on which the person was last signed in or synced,
 * null where that is not known. `next`: what the following page is asked with, null on the last.
 */
export const userEmailsSchema = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      joinedAt: instant,
      lastActiveOn: z.nullable(calendarDate),
      isAdmin: z.boolean(),
      isDisabled: z.boolean(),
    }),
  ),
  next: z.nullable(z.string()),
})
export type UserEmails = Readonly<z.infer<typeof userEmailsSchema>>
export type ListedUser = Readonly<UserEmails['users'][number]>

/** An account after something was done about it. */
export const accountStateSchema = z.object({ status: z.enum(['disabled', 'enabled', 'sessions_ended']) })

/** `isFixed`: the operator has set SIGN_UP, so the panel cannot change it. */
export const signUpSchema = z.object({ mode: signUpModeSchema, isFixed: z.boolean() })
export type SignUp = Readonly<z.infer<typeof signUpSchema>>

/** How long an invitation may be open, in days. */
export const INVITATION_LIFETIMES = [1, 7, 14, 30] as const

const invitation = z.object({
  id: z.string(),
  /** Whom it is for; null where anyone may use it. */
  email: z.nullable(z.string()),
  madeAt: instant,
  expiresAt: instant,
})
export type OpenInvitation = Readonly<z.infer<typeof invitation>>

export const openInvitationsSchema = z.object({
  invitations: z.array(invitation),
  next: z.nullable(z.string()),
})
export type OpenInvitations = Readonly<z.infer<typeof openInvitationsSchema>>

/** Whether the mail server took a letter; `problem` says in a sentence why it did not. */
export const letterOutcomeSchema = z.union([
  z.object({ outcome: z.literal('sent') }),
  z.object({ outcome: z.literal('not-sent'), problem: z.string() }),
])
export type LetterOutcome = Readonly<z.infer<typeof letterOutcomeSchema>>

/** `link`: told this once. `letter`: null where none was asked for. */
export const madeInvitationSchema = z.object({
  invitation,
  link: z.string(),
  letter: z.nullable(letterOutcomeSchema),
})
export type MadeInvitation = Readonly<z.infer<typeof madeInvitationSchema>>

export const takenBackSchema = z.object({ status: z.enum(['taken_back', 'not_open']) })

/** Whatever an admin can do, as the log names it. */
export const adminActionSchema = z.enum([
  'sign_up_changed',
  'invitation_made',
  'invitation_taken_back',
  'account_disabled',
  'account_enabled',
  'sessions_ended',
  'emails_copied',
  'test_letter_sent',
])
export type AdminAction = z.infer<typeof adminActionSchema>

/** Newest first. `admin` and `whom` are addresses as they are now; null where the account or invitation is gone. */
export const adminLogSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: instant,
      admin: z.nullable(z.string()),
      action: adminActionSchema,
      whom: z.nullable(z.string()),
      detail: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
})
export type AdminLog = Readonly<z.infer<typeof adminLogSchema>>
export type AdminLogEntry = Readonly<AdminLog['entries'][number]>

/**
 * How the server is. `lastDump`: null where there is none. Its `restore`: whether a restore of it was tried by `npm run drill`.
 * `lettersUnderWay`: those that this server process is handing to the mail server now; none ever waits longer.
 */
export const serverStateSchema = z.object({
  version: z.string(),
  database: z.enum(['pglite', 'postgres']),
  databaseBytes: z.int(),
  makesDumps: z.boolean(),
  lastDump: z.nullable(z.object({ name: z.string(), madeAt: instant, bytes: z.int() })),
  lastDrill: z.nullable(
    z.object({
      dump: z.string(),
      at: instant,
      isOk: z.boolean(),
      rows: z.int(),
      problem: z.nullable(z.string()),
    }),
  ),
  mailEnabled: z.boolean(),
  lettersUnderWay: z.int(),
  signUp: signUpSchema,
})
export type ServerState = Readonly<z.infer<typeof serverStateSchema>>
