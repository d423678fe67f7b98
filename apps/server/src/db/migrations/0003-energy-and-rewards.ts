import type { Migration } from 'kysely/migration'
import { runAll, syncedTable } from './personal-table.ts'

/** How much energy a person has on a day, and what is on their dopamine menu. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      ...syncedTable('daily_checkins', `energy_level text not null, checkin_date date not null`),
      ...syncedTable(
        'rewards',
        `title text not null, course text not null, minutes integer, is_hidden boolean not null,
         created_at timestamptz not null`,
      ),
    ]),
}
