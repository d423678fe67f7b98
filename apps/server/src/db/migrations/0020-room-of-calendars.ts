import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

/** How many bytes a calendar's items and what was overruled of them take here, so that nobody fills the disk with them. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      `alter table public.calendar_cursors add column stored_bytes bigint not null default 0`,
      `alter table public.calendar_overruled add column bytes bigint not null default 0`,
      // Whoever owns the tables sees the rows of everybody while this runs.
      ...COUNTED.map((table) => `alter table public.${table} no force row level security`),
      `update public.calendar_cursors as known set stored_bytes = sums.bytes
       from (select user_id, integration_id, sum(octet_length(raw)) as bytes from public.calendar_links
         group by user_id, integration_id) as sums
       where sums.user_id = known.user_id and sums.integration_id = known.integration_id`,
      `update public.calendar_overruled set bytes = octet_length(changes::text)`,
      ...COUNTED.map((table) => `alter table public.${table} force row level security`),
    ]),
}

const COUNTED = ['calendar_cursors', 'calendar_links', 'calendar_overruled']
