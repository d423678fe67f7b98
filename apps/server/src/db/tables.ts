import type { AdminAction } from '@glimmer/api/admin'
import type { CalendarTrouble, ConnectedAccount } from '@glimmer/api/connected-calendars'
import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'
import type { FieldsOf, TableName } from '@glimmer/domain/tables'
import type { RejectionReason } from '@glimmer/sync/protocol'
import type { ColumnType, Generated } from 'kysely'

/**
 * The tables as both databases give them: snake_case columns, a `date` as 'YYYY-MM-DD', a `timestamptz` as ISO 8601
 * UTC text with milliseconds, a bigint as a number, jsonb as what it holds. Jsonb is written as JSON text, because
 * the drivers would make a PostgreSQL array of a list.
 */

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

type Column<Value> = Value extends object ? ColumnType<Value, string, string> : Value

type Columns<Data> = { [Field in keyof Data & string as SnakeCase<Field>]: Column<Data[Field]> }

type SyncedTable<Name extends TableName> = Columns<FieldsOf<Name>> & {
  user_id: string
  id: string
  rev: number
}

interface UserRolesTable {
  user_id: string
  role: 'admin' | 'moderator' | 'user'
}

interface SyncCountersTable {
  user_id: string
  rev: Generated<number>
  generation: Generated<number>
  horizon: Generated<number>
  /** What rows and kept history count of the person's storage. */
  stored_bytes: Generated<number>
}

type StoredResult =
  | { readonly status: 'applied' }
  | { readonly status: 'rejected'; readonly reason: RejectionReason }

interface MutationsTable {
  user_id: string
  id: string
  /** Null for a rejected mutation, which made no revision. */
  rev: number | null
  generation: number
  result: ColumnType<StoredResult, string, string>
  created_at: Generated<string>
}

interface OperationsTable {
  user_id: string
  rev: number
  position: number
  table_name: string
  row_id: string
  op: 'insert' | 'update' | 'delete'
  data: ColumnType<Record<string, unknown> | null, string | null, string | null>
  before: ColumnType<Record<string, unknown> | null, string | null, string | null>
  created_at: Generated<string>
}

/** The private address of a person's calendar. Devices know nothing of it. */
interface CalendarFeedsTable {
  user_id: string
  /** SHA-256 of its token, in base64url. */
  token_hash: string
  created_at: Generated<string>
}

/** When a person's reminders are looked at next. Without a row there are none. */
interface NotifyPlanTable {
  user_id: string
  next_at: string
  /** Up to when they were looked at: what was due by then was sent, or has passed. */
  looked_to: string
  /** When the last daily reminder was due. */
  last_daily_at: string | null
}

/** What was handed to the outbox, so that nothing is twice. */
interface NotifySentTable {
  user_id: string
  key: string
  sent_at: string
}

/** What waits to be sent. It holds no words: they are read again when it is sent. */
interface OutboxTable {
  user_id: string
  kind: 'push' | 'daily-letter' | 'weekly-letter'
  key: string
  run_at: string
  /** When it is of no use any more. */
  expires_at: string
  attempts: Generated<number>
  data: ColumnType<Record<string, unknown>, string, string>
}

/** Where a device takes pushes. It ends with its session. */
interface PushSubscriptionsTable {
  user_id: string
  id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: string
  seen_at: string
}

/** What the server's own work keeps of each person beside their rows. */
interface SendingTables {
  notify_plan: NotifyPlanTable
  notify_sent: NotifySentTable
  outbox: OutboxTable
  push_subscriptions: PushSubscriptionsTable
}

/** A connected account of other calendars, and when it is synced next. */
interface CalendarAccountsTable {
  user_id: string
  id: string
  provider: CalendarProvider
  label: string
  /** Tells it from others: connecting the same again finds this one. */
  identity: string
  state: ConnectedAccount['state']
  trouble: CalendarTrouble | null
  /** How many syncs in a row were not complete. */
  failures: Generated<number>
  last_synced_at: string | null
  /** When its list of calendars was last read. */
  listed_at: string | null
  next_at: string
  /** Of the sync that is at work on it; it ends where this is another. */
  lease: string | null
  leased_until: string | null
}

/** What is known of a calendar on the other side. */
interface CalendarCursorsTable {
  user_id: string
  integration_id: string
  account_id: string
  remote_id: string
  /** What the last read gave. */
  cursor: string | null
  /** Up to this revision the person's own changes were looked at. */
  looked_rev: Generated<number>
  /** How many deletions wait for the person's answer, and what it was. */
  waiting_deletions: Generated<number>
  deletion_answer: Generated<'delete' | 'keep' | null>
  /** The bytes of the texts in its links. */
  stored_bytes: Generated<number>
}

/** One item of the other side, and the event that it is here; without an event it is left alone. */
interface CalendarLinksTable {
  user_id: string
  integration_id: string
  href: string
  event_id: string | null
  uid: string | null
  etag: string | null
  raw: string
  /** The fields on which both sides last agreed. */
  base: ColumnType<unknown, string | null, string | null>
  /** How many changed days the event had then. */
  override_count: Generated<number>
  /** The event's revision then; null where the deletion here is not to be written there. */
  pushed_rev: number | null
}

/** An entry of the trash that waits for a device. */
interface CalendarOverruledTable {
  user_id: string
  id: string
  at: string
  changes: ColumnType<unknown[], string, string>
  /** How long they are. */
  bytes: Generated<number>
}

/** What opens an account, encrypted: see `connected-calendars/credentials.ts`. */
interface CalendarCredentialsTable {
  user_id: string
  account_id: string
  sealed: string
}

interface ConnectedCalendarTables {
  calendar_accounts: CalendarAccountsTable
  calendar_cursors: CalendarCursorsTable
  calendar_links: CalendarLinksTable
  calendar_overruled: CalendarOverruledTable
  calendar_credentials: CalendarCredentialsTable
}

/** What `withUser` sees, and of it only the person's own rows. */
export type PersonalTables = { [Name in TableName]: SyncedTable<Name> } & {
  user_roles: UserRolesTable
  sync_counters: SyncCountersTable
  mutations: MutationsTable
  operations: OperationsTable
  calendar_feeds: CalendarFeedsTable
} & SendingTables &
  ConnectedCalendarTables

interface UserTable {
  id: string
  name: string
  email: string
  email_verified: boolean
  image: string | null
  /** The id of the invitation that it was made with. */
  invitation: Generated<string | null>
  /** The day in UTC on which they were last signed in or synced, right to within a day. */
  last_active_on: Generated<string | null>
  disabled_at: Generated<string | null>
  /** When its person asked to have it deleted, and when it will be; null where nobody did. */
  deletion_asked_at: Generated<string | null>
  deletion_due_at: Generated<string | null>
  /** When the daily look first found it due. */
  deletion_seen_due_at: Generated<string | null>
  /** How often in a row the mail server refused their address. */
  mail_refusals: Generated<number>
  created_at: string
  updated_at: string
}

interface SessionTable {
  id: string
  user_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

interface AccountTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  password: string | null
  created_at: string
  updated_at: string
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** What an admin chose for the whole server. */
interface ServerSettingTable {
  name: 'sign_up'
  value: string
  changed_at: string
}

/** An invitation that an admin made. An account that was made with it has its id. */
interface InviteTable {
  id: string
  /** SHA-256 of its token, in base64url. */
  token_hash: string
  /** Whom it is for; null where anyone may use it. */
  email: string | null
  made_at: string
  expires_at: string
}

/** What admins did. Lines can be added, and deleted after a year. */
interface AdminLogTable {
  id: string
  at: string
  admin_id: string
  action: AdminAction
  /** The id of the account or invitation. */
  about: string | null
  detail: string | null
}

interface RateLimitTable {
  id: string
  key: string
  count: number
  last_request: number
}

interface PasskeyTable {
  id: string
  user_id: string
  /** The authenticator's own id and key, in base64url. */
  credential_id: string
  public_key: string
  counter: number
  transports: ColumnType<readonly string[], string, string>
  /** Whether it is on more than one device of its person. */
  is_synced: boolean
  name: string
  created_at: Generated<string>
  last_used_at: string | null
}

interface OneTimeCodesTable {
  user_id: string
  /** Encrypted, see `auth/codes/seal.ts`. */
  sealed_secret: string
  begun_at: string
  /** Null until the first code was given. */
  on_since: string | null
  /** The time step of the last code that was taken: none up to it is taken again. */
  last_step: Generated<number>
  /** Since the last right one. */
  wrong_guesses: Generated<number>
  locked_until: string | null
}

interface RecoveryCodeTable {
  user_id: string
  code_hash: string
}

/**
 * The accounts' tables. `user_roles` is in the personal schema but only written here; `calendar_feeds` is looked
 * up by its token here, and ends with an old password.
 */
export interface AccountTables {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  passkey: PasskeyTable
  one_time_codes: OneTimeCodesTable
  recovery_code: RecoveryCodeTable
  rate_limit: RateLimitTable
  server_setting: ServerSettingTable
  invite: InviteTable
  admin_log: AdminLogTable
  'public.user_roles': UserRolesTable
  'public.calendar_feeds': CalendarFeedsTable
  'public.notify_plan': NotifyPlanTable
  'public.notify_sent': NotifySentTable
  'public.outbox': OutboxTable
  'public.push_subscriptions': PushSubscriptionsTable
}
