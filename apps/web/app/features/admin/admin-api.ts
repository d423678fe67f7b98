import {
  accountStateSchema,
  adminLogSchema,
  type Crowd,
  letterOutcomeSchema,
  madeInvitationSchema,
  openInvitationsSchema,
  serverStateSchema,
  signUpSchema,
  takenBackSchema,
  userEmailsSchema,
  userStatisticsSchema,
} from '@glimmer/api/admin'
import type { SignUpMode } from '@glimmer/api/account'
import type { BodyOf } from '@glimmer/api/addresses'
import { requestTo } from '../../lib/server-request.ts'
import { ask } from '../../session/auth-api.ts'
import type { Answer } from '../../session/request.ts'
import type { Page } from './use-pages.ts'

/** The server hands a letter over while we wait; a mail server may take its time. */
const LETTER_MS = 45_000
const COPY_MS = 120_000

/** `after` is left out on the first page. */
const from = (after: string | undefined) => (after === undefined ? {} : { after })

/** The same answer with a page's items under one name. */
function asPage<T extends { readonly next: string | null }, Item>(
  answer: Answer<T>,
  itemsOf: (value: T) => readonly Item[],
): Answer<Page<Item>> {
  if (answer.kind !== 'ok') return answer
  return { kind: 'ok', value: { items: itemsOf(answer.value), next: answer.value.next } }
}

export const fetchStatistics = () => ask('GET /api/rpc/get_user_statistics', userStatisticsSchema)

const LISTS = {
  all: 'POST /api/rpc/get_all_user_emails',
  active: 'POST /api/rpc/get_active_user_emails',
  inactive: 'POST /api/rpc/get_inactive_user_emails',
} as const

export async function fetchEmails(which: Crowd, startsWith: string, after: string | undefined) {
  const body = { ...(startsWith !== '' && { startsWith }), ...from(after) }
  return asPage(await ask(LISTS[which], userEmailsSchema, { body }), ({ users }) => users)
}

/** All addresses of a list, one a line; null where they could not be had. */
export async function fetchAllEmails(which: Crowd): Promise<string | null> {
  const [path, init] = requestTo('POST /api/admin/copy-emails', { body: { which } })
  try {
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(COPY_MS) })
    const type = answer.headers.get('content-type') ?? ''
    return answer.ok && type.startsWith('text/plain') ? await answer.text() : null
  } catch {
    return null
  }
}

export const disableAccount = (person: string) =>
  ask('POST /api/admin/accounts/disable', accountStateSchema, { body: { person } })
export const enableAccount = (person: string) =>
  ask('POST /api/admin/accounts/enable', accountStateSchema, { body: { person } })
export const endAllSessions = (person: string) =>
  ask('POST /api/admin/accounts/end-sessions', accountStateSchema, { body: { person } })

export const fetchServer = () => ask('GET /api/admin/server', serverStateSchema)
export const sendTestLetter = () =>
  ask('POST /api/admin/test-letter', letterOutcomeSchema, { timeoutMs: LETTER_MS })

export const changeSignUp = (mode: SignUpMode) =>
  ask('POST /api/admin/sign-up', signUpSchema, { body: { mode } })

export async function fetchInvitations(after: string | undefined) {
  const answer = await ask('GET /api/admin/invitations', openInvitationsSchema, { query: from(after) })
  return asPage(answer, ({ invitations }) => invitations)
}
export const makeInvitation = (body: BodyOf<'POST /api/admin/invitations'>) =>
  ask('POST /api/admin/invitations', madeInvitationSchema, { body, timeoutMs: LETTER_MS })
export const takeInvitationBack = (invitation: string) =>
  ask('POST /api/admin/invitations/take-back', takenBackSchema, { body: { invitation } })

export async function fetchLog(after: string | undefined) {
  return asPage(
    await ask('GET /api/admin/log', adminLogSchema, { query: from(after) }),
    ({ entries }) => entries,
  )
}
