import type { Migration } from 'kysely/migration'
import { personalTable, runAll } from './personal-table.ts'

/** The private address of a person's calendar, as a hash. Who asks with it is not signed in, so the owner looks it up. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      ...personalTable(
        'calendar_feeds',
        `token_hash text not null unique,
         created_at timestamptz not null default now(),
         primary key (user_id)`,
        'select, insert, update, delete',
      ),
      `create policy found_by_owner on public.calendar_feeds for select to current_user using (true)`,
    ]),
}
