import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

/** The day somebody was last here is known from their sessions, which are prolonged once a day. */
const people = [
  `alter table accounts."user" add column last_active_on date, add column disabled_at timestamptz`,
  `update accounts."user" u set last_active_on = s.last_on
   from (select user_id, max((updated_at at time zone 'UTC')::date) as last_on from accounts.session group by user_id) s
   where s.user_id = u.id`,
  // Pages go by the bytes of the address, so that they are the same whatever language the database sorts in.
  `create index user_email_bytes on accounts."user" (email collate "C")`,
  `create index user_last_active_on on accounts."user" (last_active_on)`,
]

/** Asked where a session is made, whatever way leads there. Waits for a change of the account that is under way. */
const noSessionForDisabled = [
  `create function accounts.refuse_disabled() returns trigger language plpgsql as $$
   declare since timestamptz;
   begin
     select disabled_at into since from accounts."user" where id = new.user_id for share;
     if since is not null then raise exception 'the account is disabled' using errcode = 'GL001'; end if;
     return new;
   end $$`,
  `create trigger refuse_disabled before insert on accounts.session
   for each row execute function accounts.refuse_disabled()`,
]

const settings = [
  `create table accounts.server_setting (
     name text primary key,
     value text not null,
     changed_at timestamptz not null default now()
   )`,
  `create table accounts.invite (
     id text primary key,
     token_hash text not null unique,
     email text,
     made_at timestamptz not null,
     expires_at timestamptz not null
   )`,
]

/** Names accounts and invitations by their ids alone, and no row holds on to one: what is erased is gone from here too. */
const log = [
  `create table accounts.admin_log (
     id text primary key,
     at timestamptz not null,
     admin_id text not null,
     action text not null,
     about text,
     detail text
   )`,
  `create index admin_log_at on accounts.admin_log (at)`,
  `create function accounts.keep_admin_log() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old.at < now() - interval '365 days' then return old; end if;
     raise exception 'lines of this log stay as they are for a year';
   end $$`,
  `create trigger keep_admin_log before update or delete on accounts.admin_log
   for each row execute function accounts.keep_admin_log()`,
]

/** What admins see and do: when people were last here, disabled accounts, sign-up, invitations, and a log of it all. */
export const migration: Migration = {
  up: (database) => runAll(database, [...people, ...noSessionForDisabled, ...settings, ...log]),
}
