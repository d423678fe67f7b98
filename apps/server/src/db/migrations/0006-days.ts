import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

const columns = ['set_aside_at timestamptz', 'repeat jsonb', 'skipped_on date']
const whoseTables = ['tasks', 'sync_counters'].map((name) => `alter table public.${name}`)

/** Tasks set aside, the rules that they repeat by, and the days on which they were left out. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      `alter table public.tasks ${columns.map((column) => `add column ${column}`).join(', ')}`,
      // A row counts as its text, and an empty column is one comma more of it. Whoever owns the tables sees all rows while this runs.
      ...whoseTables.map((table) => `${table} no force row level security`),
      `update public.sync_counters c set stored_bytes = c.stored_bytes + ${columns.length} * counts.tasks
       from (select user_id, count(*) as tasks from public.tasks group by user_id) as counts
       where counts.user_id = c.user_id`,
      ...whoseTables.map((table) => `${table} force row level security`),
    ]),
}
