import type { Migration } from 'kysely/migration'
import { runAll, syncedTable } from './personal-table.ts'

const changed = (not: string) => `
  title text ${not},
  start_datetime text ${not},
  end_datetime text ${not},
  all_day boolean ${not},
  category text ${not},
  color text ${not},
  status text ${not},
  description text,
  location text,
  url text`

/** A person's calendar. Times are those of a clock on a wall, as text: a timestamp would give them a zone. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      ...syncedTable(
        'calendar_events',
        `${changed('not null')},
         calendar_id text,
         time_zone text,
         recurrence text,
         recurrence_end text,
         exceptions jsonb not null,
         additions jsonb not null`,
      ),
      // Looked at when the transaction ends: a mutation may name an event and its overrides in any order.
      ...syncedTable(
        'calendar_event_overrides',
        `event_id text not null,
         original_start text not null,
         ${changed('')},
         foreign key (user_id, event_id) references public.calendar_events (user_id, id) deferrable initially deferred`,
      ),
      `create index calendar_event_overrides_event_id on public.calendar_event_overrides (user_id, event_id)`,
      ...syncedTable(
        'calendar_settings',
        `default_view text not null, week_starts_on integer not null, sync_frequency integer not null`,
      ),
    ]),
}
