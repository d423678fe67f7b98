import {
  pullRequestSchema,
  pullResponseSchema,
  pushRequestSchema,
  pushResponseSchema,
} from '@glimmer/sync/protocol'
import * as z from 'zod/mini'
import * as account from './account.ts'
import { adminAddresses } from './admin-addresses.ts'
import * as asked from './account-requests.ts'
import { calendarFeedSchema, madeCalendarFeedSchema } from './calendar-feed.ts'
import type { Address, AddressKey } from './address.ts'
import { connectedCalendarAddresses } from './connected-calendar-addresses.ts'
import { deletionAddresses } from './deletion-addresses.ts'
import { enteredSchema } from './entered.ts'
import { emailChangedSchema, newEmailAskedSchema, newEmailSchema } from './new-email.ts'
import { notificationAddresses } from './notification-addresses.ts'
import { openIdAddresses } from './open-id-addresses.ts'
import { openSessionsSchema } from './open-sessions.ts'
import { serverAddresses } from './server-addresses.ts'
import { signInWayAddresses } from './sign-in-way-addresses.ts'
import { breakdownAnswerSchema, breakdownEventSchema, breakdownRequestSchema } from './task-breakdown.ts'

/** The refusals of every address that limits tries of passwords or links. */
const TRIES = ['too_many_requests', 'busy', 'wrong_method'] as const
const NEW_PASSWORD = ['password_too_short', 'password_too_common'] as const
const INVITATION = [
  'sign_up_closed',
  'invitation_needed',
  'invitation_used',
  'invitation_over',
  'invitation_other_address',
] as const
const SYNC = ['other_owner', 'old_schema', 'old_server', 'too_many_requests'] as const

/**
 * Every address of the server beside pages and files. Its routes read and answer by this table, the web asks by its types,
 * and `/api/docs` is made from it.
 */
export const addresses = {
  ...serverAddresses,
  'GET /api/settings': {
    summary: 'What the operator has set up',
    description: '`aiProvider` is told to those who are signed in.',
    who: 'anyone',
    answer: account.serverSettingsSchema,
  },
  'GET /api/me': {
    summary: 'Who is signed in, and their role',
    description:
      'Both null for a visitor. Prolongs the session, at most once a day. A device whose session is over names its `owner`: `isGone` says that there is no such account, or no longer, `deletionDueAt` that it waits for its deletion.',
    who: 'anyone',
    query: z.object({ owner: z.optional(z.string()) }),
    answer: account.meSchema,
  },

  'POST /api/auth/sign-up/email': {
    summary: 'Make an account',
    description:
      'Where mails are sent the answer is `check_email`, the same for known and unknown addresses, and nobody is signed in; it takes the place of an older sign-up that nobody confirmed.',
    who: 'anyone',
    body: asked.signUpRequest,
    answer: account.signedUpSchema,
    refuses: [...TRIES, ...NEW_PASSWORD, ...INVITATION, 'account_exists'],
  },
  'POST /api/auth/invitation': {
    summary: 'Look whether an account can be made with an invitation',
    description: '`email` is whom it is for, or null. Uses nothing up.',
    who: 'anyone',
    body: asked.invitationRequest,
    answer: account.invitationSchema,
    refuses: [...TRIES, ...INVITATION],
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Sign in',
    description:
      'Where the address still has to be confirmed, a fresh link is sent to it. `code_needed`: the password was right and one-time codes are on; nobody is signed in before a code was given. `deletion_pending`: the account waits for its deletion, and the browser can keep it.',
    who: 'anyone',
    body: asked.signInRequest,
    answer: enteredSchema,
    refuses: [...TRIES, 'wrong_email_or_password', 'email_not_confirmed', 'account_disabled'],
  },
  'POST /api/auth/sign-out': {
    summary: 'Sign out',
    description: 'Answers a visitor the same. Ends a sign-in that was half way, too.',
    who: 'anyone',
    answer: account.signedOutSchema,
    refuses: [...TRIES],
  },
  'GET /api/auth/get-session': {
    summary: 'The session that a request belongs to',
    who: 'anyone',
    answer: account.foundSessionSchema,
    refuses: ['wrong_method'],
  },
  'POST /api/auth/request-password-reset': {
    summary: 'Ask for a letter with a link to choose a new password',
    description: 'Answers the same for known and unknown addresses.',
    who: 'anyone',
    body: asked.emailRequest,
    answer: account.linkSentSchema,
    refuses: [...TRIES],
  },
  'POST /api/auth/send-verification-email': {
    summary: 'Ask for a new letter with a link to confirm an address',
    description: 'Answers the same for known and unknown addresses.',
    who: 'anyone',
    body: asked.emailRequest,
    answer: account.linkSentSchema,
    refuses: [...TRIES],
  },
  'POST /api/auth/confirm-email': {
    summary: 'Confirm an address with the token of a link and the password of the sign-up',
    description: 'Signs in; a session of the same account goes on.',
    who: 'anyone',
    body: asked.confirmEmailRequest,
    answer: enteredSchema,
    refuses: [
      ...TRIES,
      'link_expired',
      'wrong_password',
      'already_confirmed',
      'other_account',
      'account_disabled',
    ],
  },
  'POST /api/auth/confirm-email/new-password': {
    summary: 'Confirm an address, and choose another password',
    description:
      'For who does not know the password of the sign-up. `email` is where the link was sent to. Every other session is over.',
    who: 'anyone',
    body: asked.confirmWithNewPasswordRequest,
    answer: enteredSchema,
    refuses: [
      ...TRIES,
      ...NEW_PASSWORD,
      'link_expired',
      'other_address',
      'already_confirmed',
      'other_account',
      'account_disabled',
    ],
  },
  'GET /api/auth/verify-email': {
    summary: 'Where letters of earlier versions lead',
    description: 'Confirms nothing: it leads to a page that says what to do.',
    who: 'anyone',
    status: 303,
    type: null,
    answer: z.null(),
    refuses: ['wrong_method'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with the token of a link',
    description: 'Every session of the account is over; the person signs in anew.',
    who: 'anyone',
    body: asked.resetPasswordRequest,
    answer: account.passwordChangedSchema,
    refuses: [...TRIES, ...NEW_PASSWORD, 'link_expired'],
  },
  'POST /api/auth/change-password': {
    summary: 'Change the password',
    description: 'This session goes on, all others are over.',
    who: 'signed-in',
    body: asked.changePasswordRequest,
    answer: account.passwordChangedSchema,
    refuses: [...TRIES, ...NEW_PASSWORD, 'wrong_current_password'],
  },
  'POST /api/auth/new-email': {
    summary: 'Ask for another e-mail address',
    description:
      'Where mails are sent the answer is `check_email`, the same whether or not the new address has an account: a link goes to it, and a letter to the old one. Where none are, the address changes at once, every other session is over, and `account_exists` says that it is taken.',
    who: 'signed-in',
    body: asked.newEmailRequest,
    answer: newEmailAskedSchema,
    refuses: [...TRIES, 'wrong_current_password', 'same_address', 'account_exists', 'other_owner'],
  },
  'POST /api/auth/new-email/look': {
    summary: 'Both addresses of a change, by the token of its link',
    description: 'Changes nothing, and uses nothing up.',
    who: 'signed-in',
    body: asked.newEmailTokenRequest,
    answer: newEmailSchema,
    refuses: [...TRIES, 'link_expired', 'other_account'],
  },
  'POST /api/auth/new-email/use': {
    summary: 'Change the e-mail address with the token of a link',
    description:
      'For the account alone that asked for it. This session goes on, all others are over, and links that were mailed before work no more.',
    who: 'signed-in',
    body: asked.newEmailTokenRequest,
    answer: emailChangedSchema,
    refuses: [...TRIES, 'link_expired', 'other_account', 'account_exists'],
  },
  ...deletionAddresses,
  ...openIdAddresses,
  'GET /api/auth/sessions': {
    summary: 'Where the person is signed in',
    description:
      'The session that asks first, then those used last, fifty at most. `lastSeen` is right to within a day. Their ids end them and open nothing.',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    answer: openSessionsSchema,
    refuses: ['other_owner', 'wrong_method'],
  },
  'POST /api/auth/sessions/end': {
    summary: 'End a session of the person',
    description:
      'Answers with those that are left, the same where there was no such session. The one that asks stays: it signs out.',
    who: 'signed-in',
    body: asked.endSessionRequest,
    answer: openSessionsSchema,
    refuses: ['other_owner', 'wrong_method'],
  },
  'POST /api/auth/sessions/end-others': {
    summary: 'End every session of the person but the one that asks',
    who: 'signed-in',
    body: asked.ownerRequest,
    answer: openSessionsSchema,
    refuses: ['other_owner', 'wrong_method'],
  },
  ...signInWayAddresses,

  'GET /api/calendar/feed.ics': {
    summary: 'A calendar by its private address, for other calendar programs',
    description:
      'The person’s own events. Its ETag changes with every revision of the account; with If-None-Match, 304 says that nothing did.',
    who: 'anyone',
    query: z.object({ token: z.string() }),
    type: 'text/calendar',
    mayBeUnchanged: true,
    answer: z.string(),
    refuses: ['not_found', 'too_many_requests'],
  },
  'GET /api/calendar/feed': {
    summary: 'Whether the person’s calendar has a private address, and since when',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    answer: calendarFeedSchema,
    refuses: ['other_owner'],
  },
  'POST /api/calendar/feed': {
    summary: 'Make a private address for the person’s calendar',
    description:
      'Whoever knows the address can read the events, and nothing else. It is told this once; the server keeps its hash. An earlier one works no more.',
    who: 'signed-in',
    body: asked.ownerRequest,
    answer: madeCalendarFeedSchema,
    refuses: ['other_owner', 'too_many_requests'],
  },
  'POST /api/calendar/feed/off': {
    summary: 'Turn the private address of the person’s calendar off',
    who: 'signed-in',
    body: asked.ownerRequest,
    answer: calendarFeedSchema,
    refuses: ['other_owner'],
  },

  'POST /api/rpc/reset_user_account': {
    summary: 'Remove all that the person wrote, and keep the account',
    description: '`id` names this reset: sent again it does nothing.',
    who: 'signed-in',
    body: asked.resetAccountRequest,
    answer: account.accountResetSchema,
    refuses: ['other_owner', 'too_many_requests'],
  },

  'POST /api/sync/push': {
    summary: 'Send what a device wrote',
    description:
      'A mutation is `{ id, generation, changes }`, a change `{ table, rowId, op, data }`; docs/sync.md says more. `bad_mutation` speaks of one of them: the rest may be sent again.',
    who: 'signed-in',
    body: pushRequestSchema,
    answer: pushResponseSchema,
    refuses: [...SYNC, 'bad_mutation', 'over_quota'],
  },
  'GET /api/sync/pull': {
    summary: 'Read what is new since a cursor, page by page',
    who: 'signed-in',
    query: pullRequestSchema,
    answer: pullResponseSchema,
    refuses: [...SYNC],
  },
  'GET /api/sync/events': {
    summary: 'Hear of each new revision',
    description: 'Events are named `rev` and hold its number. The first comes at once.',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    type: 'text/event-stream',
    answer: z.int(),
    refuses: ['other_owner', 'too_many_requests', 'wrong_method'],
  },

  'GET /avatars/{userId}/avatar.jpg': {
    summary: 'The person’s profile picture',
    description: 'A JPEG of at most 256 × 256 pixels that says nothing beside the picture.',
    who: 'owner',
    type: 'image/jpeg',
    answer: z.string(),
  },

  'POST /api/functions/task-breakdown-ai': {
    summary: 'Break a task into steps with the AI provider of this server',
    description:
      'Asks the provider that the operator configured, if the header x-glimmer-agreed-to names it as the one that the person agreed to. Who accepts text/event-stream gets the steps while it writes; the last event is the whole breakdown, or says why there is none. Anybody else gets one JSON at the end. Closing the connection ends the request to the provider too.',
    who: 'signed-in',
    body: breakdownRequestSchema,
    type: 'text/event-stream',
    answer: breakdownEventSchema,
    whole: breakdownAnswerSchema,
    refuses: ['too_many_requests'],
  },

  ...connectedCalendarAddresses,
  ...notificationAddresses,
  ...adminAddresses,
} satisfies Record<AddressKey, Address>

type Addresses = typeof addresses
export type AddressName = keyof Addresses

/** Lists may be read-only; what is sent is not kept. */
type Sent<T> = { readonly [Key in keyof T]: T[Key] extends (infer Item)[] ? readonly Item[] : T[Key] }

export type BodyOf<Name extends AddressName> = Addresses[Name] extends {
  body: infer Body extends z.core.$ZodType
}
  ? z.output<Body>
  : undefined
export type QueryOf<Name extends AddressName> = Addresses[Name] extends {
  query: infer Query extends z.core.$ZodType
}
  ? z.output<Query>
  : undefined
export type AnswerOf<Name extends AddressName> = z.output<Addresses[Name]['answer']>
/** The schema of what comes back. */
export type AnswerSchemaOf<Name extends AddressName> = Addresses[Name]['answer'] &
  z.core.$ZodType<AnswerOf<Name>>

type Part<Key extends string, Value> = Value extends undefined
  ? unknown
  : object extends Value
    ? { readonly [K in Key]?: Sent<Value> }
    : { readonly [K in Key]: Sent<Value> }
/** What a request to an address holds. */
export type SentTo<Name extends AddressName> = Part<'body', BodyOf<Name>> & Part<'query', QueryOf<Name>>
