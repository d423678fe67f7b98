import type { Migration } from 'kysely/migration'
import { personalTable, runAll, syncedTable } from './personal-table.ts'

const byOwner = (table: string) =>
  `create policy kept_by_owner on public.${table} to current_user using (true) with check (true)`

/** Looked at when the transaction ends: a mutation may name a task or an event and its reminders in any order. */
const reminders = (table: string, parent: string, field: string, columns: string) => [
  ...syncedTable(
    table,
    `${field} text not null,
     ${columns},
     snoozed_until timestamptz,
     created_at timestamptz not null,
     foreign key (user_id, ${field}) references public.${parent} (user_id, id) deferrable initially deferred`,
  ),
  `create index ${table}_${field} on public.${table} (user_id, ${field})`,
]

const synced = [
  ...syncedTable(
    'notification_preferences',
    `push_notifications boolean not null,
     email_notifications boolean not null,
     daily_reminders boolean not null,
     weekly_summaries boolean not null,
     daily_minute integer,
     daily_ways jsonb not null,
     daily_snoozed_until timestamptz,
     daily_skipped_on date,
     weekly_day integer,
     weekly_minute integer,
     quiet_from integer,
     quiet_to integer,
     most_a_day integer not null,
     shows_titles boolean not null,
     zone text,
     follows_device boolean not null,
     updated_at timestamptz`,
  ),
  ...reminders(
    'task_reminders',
    'tasks',
    'task_id',
    `kind text not null, local_time text, minutes_before integer`,
  ),
  ...reminders('event_reminders', 'calendar_events', 'event_id', `minutes_before integer not null`),
]

/** What follows from these rows, and what waits to be sent. The server's work looks through everybody's: it is the owner. */
const sending = [
  ...personalTable(
    'notify_plan',
    `next_at timestamptz not null,
     looked_to timestamptz not null,
     last_daily_at timestamptz,
     primary key (user_id)`,
    'select, insert, update, delete',
  ),
  `create index notify_plan_next_at on public.notify_plan (next_at)`,
  ...personalTable(
    'notify_sent',
    `key text not null, sent_at timestamptz not null, primary key (user_id, key)`,
    'select, insert, delete',
  ),
  `create index notify_sent_sent_at on public.notify_sent (sent_at)`,
  ...personalTable(
    'outbox',
    `kind text not null,
     key text not null,
     run_at timestamptz not null,
     expires_at timestamptz not null,
     attempts integer not null default 0,
     data jsonb not null,
     primary key (user_id, kind, key)`,
    'select, insert, delete',
  ),
  `create index outbox_run_at on public.outbox (run_at)`,
  // One a session, with which it ends.
  ...personalTable(
    'push_subscriptions',
    `id text not null,
     session_id text not null unique references accounts.session (id) on delete cascade,
     endpoint text not null unique,
     p256dh text not null,
     auth text not null,
     created_at timestamptz not null,
     seen_at timestamptz not null,
     primary key (user_id, id)`,
    'select',
  ),
  ...['notify_plan', 'notify_sent', 'outbox', 'push_subscriptions'].map(byOwner),
  // How often in a row the mail server refused their address.
  `alter table accounts."user" add column mail_refusals integer not null default 0`,
]

/** Reminders: what people choose, when each is due, and what waits to be sent. */
export const migration: Migration = { up: (database) => runAll(database, [...synced, ...sending]) }
