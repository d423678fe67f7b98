import type { Migration } from 'kysely/migration'
import { personalTable, runAll, syncedTable } from './personal-table.ts'

const byOwner = (table: string) =>
  `create policy kept_by_owner on public.${table} to current_user using (true) with check (true)`

const ALL = 'select, insert, update, delete'

/** What is kept of a calendar beside its row goes with it. */
const OF_CALENDAR = `foreign key (user_id, integration_id) references public.calendar_integrations (user_id, id) on delete cascade deferrable initially deferred`

const synced = syncedTable(
  'calendar_integrations',
  `account_id text not null,
   provider text not null,
   calendar_name text not null,
   calendar_color text not null,
   sync_enabled boolean not null,
   direction text not null,
   is_read_only boolean not null`,
)

const kept = [
  // Looked through for what is due: the server's own work sees everybody's.
  ...personalTable(
    'calendar_accounts',
    `id text not null,
     provider text not null,
     label text not null,
     identity text not null,
     state text not null,
     trouble text,
     failures integer not null default 0,
     last_synced_at timestamptz,
     listed_at timestamptz,
     next_at timestamptz not null,
     lease text,
     leased_until timestamptz,
     primary key (user_id, id),
     unique (user_id, identity)`,
    ALL,
  ),
  byOwner('calendar_accounts'),
  `create index calendar_accounts_next_at on public.calendar_accounts (next_at) where state = 'active'`,

  ...personalTable(
    'calendar_cursors',
    `integration_id text not null,
     account_id text not null,
     remote_id text not null,
     cursor text,
     looked_rev bigint not null default -1,
     waiting_deletions integer not null default 0,
     deletion_answer text,
     primary key (user_id, integration_id),
     ${OF_CALENDAR}`,
    ALL,
  ),

  ...personalTable(
    'calendar_links',
    `integration_id text not null,
     href text not null,
     event_id text,
     uid text,
     etag text,
     raw text not null,
     base jsonb,
     override_count integer not null default 0,
     pushed_rev bigint,
     primary key (user_id, integration_id, href),
     ${OF_CALENDAR}`,
    ALL,
  ),
  `create index calendar_links_event_id on public.calendar_links (user_id, event_id)`,
  `create index calendar_events_calendar_id on public.calendar_events (user_id, calendar_id, rev) where calendar_id is not null`,

  // Words that the other side overruled, until a device has put them where the person finds them.
  ...personalTable(
    'calendar_overruled',
    `id text not null,
     at timestamptz not null,
     changes jsonb not null,
     primary key (user_id, id)`,
    ALL,
  ),

  // No request and no person's scope reads what opens an account: nobody has a right to it but the owner.
  ...personalTable(
    'calendar_credentials',
    `account_id text not null,
     sealed text not null,
     primary key (user_id, account_id),
     foreign key (user_id, account_id) references public.calendar_accounts (user_id, id) on delete cascade`,
    ALL,
  ),
  `revoke all on public.calendar_credentials from glimmer_app`,
  byOwner('calendar_credentials'),
]

/** Calendars of other accounts: what a device sees of them, and what the server keeps to sync them. */
export const migration: Migration = { up: (database) => runAll(database, [...synced, ...kept]) }
