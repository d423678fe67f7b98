import type { Migration } from 'kysely/migration'
import { runAll, syncedTable } from './personal-table.ts'

/** The times that people give their tasks in the calendar: those of a clock on a wall, as of events. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      // Looked at when the transaction ends: a mutation may name a task and its times in any order.
      ...syncedTable(
        'time_blocks',
        `task_id text not null,
         start_datetime text not null,
         end_datetime text not null,
         foreign key (user_id, task_id) references public.tasks (user_id, id) deferrable initially deferred`,
      ),
      `create index time_blocks_task_id on public.time_blocks (user_id, task_id)`,
    ]),
}
