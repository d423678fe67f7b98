import * as z from 'zod/mini'
import type { Address, AddressKey } from './address.ts'
import * as admin from './admin.ts'
import * as asked from './admin-requests.ts'

const page = z.object({ after: z.optional(z.string()) })

/** The addresses that admins ask. Lists of people go by POST, so that no address of a person stands in a path that is logged. */
export const adminAddresses = {
  'GET /api/rpc/get_user_statistics': {
    summary: 'How many people have an account, and how many were here of late',
    description: 'Active: signed in or synced within 30 days, right to within a day.',
    who: 'admin',
    answer: admin.userStatisticsSchema,
  },
  'POST /api/rpc/get_all_user_emails': {
    summary: 'The e-mail addresses of everybody, page by page',
    description: 'By the first letters of the address, where `startsWith` says them. Changes nothing.',
    who: 'admin',
    body: asked.userEmailsRequest,
    answer: admin.userEmailsSchema,
  },
  'POST /api/rpc/get_active_user_emails': {
    summary: 'The same of those who were here within 30 days',
    who: 'admin',
    body: asked.userEmailsRequest,
    answer: admin.userEmailsSchema,
  },
  'POST /api/rpc/get_inactive_user_emails': {
    summary: 'The same of those who were not',
    who: 'admin',
    body: asked.userEmailsRequest,
    answer: admin.userEmailsSchema,
  },
  'POST /api/admin/copy-emails': {
    summary: 'All addresses of a list, one a line',
    description: 'Comes in pieces, however many they are. Leaves a line in the log.',
    who: 'admin',
    body: asked.crowdRequest,
    type: 'text/plain',
    answer: z.string(),
  },
  'GET /api/admin/server': {
    summary: 'How the server is: version, size, dumps, letters, sign-up',
    who: 'admin',
    answer: admin.serverStateSchema,
  },
  'POST /api/admin/sign-up': {
    summary: 'Choose who may make an account',
    description:
      'Holds at once, on every server of this database. `sign_up_fixed` where the operator has set SIGN_UP.',
    who: 'admin',
    body: asked.signUpModeRequest,
    answer: admin.signUpSchema,
    refuses: ['sign_up_fixed'],
  },
  'GET /api/admin/invitations': {
    summary: 'The open invitations, newest first, page by page',
    description: 'Those of `npm run invite` are not among them.',
    who: 'admin',
    query: page,
    answer: admin.openInvitationsSchema,
  },
  'POST /api/admin/invitations': {
    summary: 'Make an invitation',
    description: 'Its link is told this once; the server keeps its hash.',
    who: 'admin',
    body: asked.invitationToMakeRequest,
    answer: admin.madeInvitationSchema,
    refuses: ['too_many_requests'],
  },
  'POST /api/admin/invitations/take-back': {
    summary: 'Take an open invitation back',
    who: 'admin',
    body: asked.invitationIdRequest,
    answer: admin.takenBackSchema,
  },
  'POST /api/admin/accounts/disable': {
    summary: 'Disable an account',
    description:
      'Its sessions and streams end at once and nobody can sign in to it. What it holds stays as it is.',
    who: 'admin',
    body: asked.personRequest,
    answer: admin.accountStateSchema,
    refuses: ['own_account', 'not_found'],
  },
  'POST /api/admin/accounts/enable': {
    summary: 'Enable a disabled account',
    who: 'admin',
    body: asked.personRequest,
    answer: admin.accountStateSchema,
    refuses: ['own_account', 'not_found'],
  },
  'POST /api/admin/accounts/end-sessions': {
    summary: 'End every session of another person',
    who: 'admin',
    body: asked.personRequest,
    answer: admin.accountStateSchema,
    refuses: ['own_account', 'not_found'],
  },
  'GET /api/admin/log': {
    summary: 'What admins did, newest first, page by page',
    who: 'admin',
    query: page,
    answer: admin.adminLogSchema,
  },
  'POST /api/admin/test-letter': {
    summary: 'Send a letter to the admin’s own address',
    who: 'admin',
    answer: admin.letterOutcomeSchema,
    refuses: ['too_many_requests'],
  },
} satisfies Record<AddressKey, Address>
