import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

const whoseTables = ['subtasks', 'sync_counters'].map((name) => `alter table public.${name}`)

/** Where a step stands that took the place of another. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      `alter table public.subtasks add column sort_key text`,
      // A row counts as its text, and an empty column is one comma more of it. Whoever owns the tables sees all rows while this runs.
      ...whoseTables.map((table) => `${table} no force row level security`),
      `update public.sync_counters c set stored_bytes = c.stored_bytes + counts.steps
       from (select user_id, count(*) as steps from public.subtasks group by user_id) as counts
       where counts.user_id = c.user_id`,
      ...whoseTables.map((table) => `${table} force row level security`),
    ]),
}
