import type { Migration } from 'kysely/migration'
import { personalTable, runAll, syncedTable } from './personal-table.ts'

/** Accounts as better-auth 1.7 keeps them. The role that serves requests for a person's rows has no right here. */
const accounts = [
  `create schema accounts`,
  `create table accounts."user" (
     id text primary key,
     name text not null,
     email text not null unique,
     email_verified boolean not null default false,
     image text,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  `create table accounts.session (
     id text primary key,
     user_id text not null references accounts."user" (id) on delete cascade,
     token text not null unique,
     expires_at timestamptz not null,
     ip_address text,
     user_agent text,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  `create index session_user_id on accounts.session (user_id)`,
  `create table accounts.account (
     id text primary key,
     user_id text not null references accounts."user" (id) on delete cascade,
     account_id text not null,
     provider_id text not null,
     access_token text,
     refresh_token text,
     id_token text,
     access_token_expires_at timestamptz,
     refresh_token_expires_at timestamptz,
     scope text,
     password text,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     unique (provider_id, account_id)
   )`,
  `create index account_user_id on accounts.account (user_id)`,
  `create table accounts.verification (
     id text primary key,
     identifier text not null,
     value text not null,
     expires_at timestamptz not null,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  `create index verification_identifier on accounts.verification (identifier)`,
  `create table accounts.rate_limit (
     id text primary key,
     key text not null unique,
     count integer not null,
     last_request bigint not null
   )`,
]

/** Whoever owns the tables gives out roles; a person may only read their own. */
const roles = [
  ...personalTable(
    'user_roles',
    `role text not null default 'user' check (role in ('admin', 'moderator', 'user')), primary key (user_id)`,
    'select',
  ),
  `create policy given_by_owner on public.user_roles to current_user using (true) with check (true)`,
]

const history = [
  ...personalTable(
    'sync_counters',
    `rev bigint not null default 0,
     generation integer not null default 1,
     horizon bigint not null default 0,
     primary key (user_id)`,
    'select, insert, update',
  ),
  ...personalTable(
    'mutations',
    `id text not null,
     rev bigint,
     generation integer not null,
     result jsonb not null,
     created_at timestamptz not null default now(),
     primary key (user_id, id),
     unique (user_id, rev)`,
    'select, insert',
  ),
  ...personalTable(
    'operations',
    `rev bigint not null,
     position integer not null,
     table_name text not null,
     row_id text not null,
     op text not null check (op in ('insert', 'update', 'delete')),
     data jsonb,
     before jsonb,
     created_at timestamptz not null default now(),
     primary key (user_id, rev, position)`,
    'select, insert, delete',
  ),
]

const rows = [
  ...syncedTable(
    'tasks',
    `title text not null,
     completed boolean not null,
     is_daily boolean not null,
     last_completed date,
     completed_on date,
     priority text not null,
     estimated_time integer,
     time_of_day text,
     category text not null,
     due_date date,
     project_id text,
     snoozed_until timestamptz,
     created_at timestamptz not null`,
  ),
  // Looked at when the transaction ends: a mutation may name a task and its steps in any order.
  ...syncedTable(
    'subtasks',
    `task_id text not null,
     title text not null,
     completed boolean not null,
     completed_on date,
     created_at timestamptz not null,
     foreign key (user_id, task_id) references public.tasks (user_id, id) deferrable initially deferred`,
  ),
  `create index subtasks_task_id on public.subtasks (user_id, task_id)`,
  ...syncedTable('brain_dump_items', `text text not null, created_at timestamptz not null`),
  ...syncedTable(
    'user_preferences',
    `primary_challenges jsonb not null,
     daily_struggles jsonb not null,
     goals jsonb not null,
     working_style jsonb not null,
     energy_patterns jsonb not null,
     accessibility_needs jsonb not null,
     notification_settings jsonb not null,
     app_customizations jsonb not null,
     created_at timestamptz,
     updated_at timestamptz`,
  ),
]

export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      ...accounts,
      `grant usage on schema public to glimmer_app`,
      ...roles,
      ...history,
      ...rows,
    ]),
}
