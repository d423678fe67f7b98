import type { Migration } from 'kysely/migration'
import { runAll, syncedTable } from './personal-table.ts'

/** What people got done, also when the task is long gone: no foreign key to it. */
export const migration: Migration = {
  up: (database) =>
    runAll(
      database,
      syncedTable(
        'wins',
        `title text not null, completed_at timestamptz not null, completed_on date not null`,
      ),
    ),
}
