import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

/**
 * Passkeys, one-time codes and recovery codes: the ways in beside the password. Nobody who asks with one is signed in, so
 * they stand with the accounts, where the role that serves people's rows has no right.
 */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      `create table accounts.passkey (
         user_id text not null references accounts."user" (id) on delete cascade,
         id text not null,
         credential_id text not null unique,
         public_key text not null,
         counter bigint not null,
         transports jsonb not null,
         is_synced boolean not null,
         name text not null,
         created_at timestamptz not null default now(),
         last_used_at timestamptz,
         primary key (user_id, id)
       )`,
      `create table accounts.one_time_codes (
         user_id text primary key references accounts."user" (id) on delete cascade,
         sealed_secret text not null,
         begun_at timestamptz not null,
         on_since timestamptz,
         last_step bigint not null default 0,
         wrong_guesses integer not null default 0,
         locked_until timestamptz
       )`,
      `create table accounts.recovery_code (
         user_id text not null references accounts."user" (id) on delete cascade,
         code_hash text not null,
         primary key (user_id, code_hash)
       )`,
    ]),
}
