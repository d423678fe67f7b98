import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

/**
 * Both moments are of the database's clock when the person asks. `deletion_seen_due_at`: when that clock first said that
 * the time had come, and nothing to the contrary since.
 */
const columns = [
  `alter table accounts."user"
     add column deletion_asked_at timestamptz,
     add column deletion_due_at timestamptz,
     add column deletion_seen_due_at timestamptz,
     add constraint deletion_asked_and_due check ((deletion_asked_at is null) = (deletion_due_at is null)),
     add constraint deletion_seen_if_due check (deletion_seen_due_at is null or deletion_due_at is not null)`,
  `create index user_deletion_due_at on accounts."user" (deletion_due_at) where deletion_due_at is not null`,
]

/** As before, and for an account that waits for its deletion: the detail says whose it is and when it is due. */
const noSession = `create or replace function accounts.refuse_disabled() returns trigger language plpgsql as $$
   declare disabled timestamptz; due timestamptz;
   begin
     select disabled_at, deletion_due_at into disabled, due from accounts."user" where id = new.user_id for share;
     if due is not null then
       raise exception 'the account waits for its deletion' using errcode = 'GL002',
         detail = new.user_id || ' ' || floor(extract(epoch from due) * 1000)::bigint;
     end if;
     if disabled is not null then raise exception 'the account is disabled' using errcode = 'GL001'; end if;
     return new;
   end $$`

/** A deletion that can be taken back for some days, where the operator wants that. */
export const migration: Migration = {
  up: (database) => runAll(database, [...columns, noSession]),
}
