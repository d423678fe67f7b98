import type { Migration } from 'kysely/migration'
import { runAll, syncedTable } from './personal-table.ts'

/** Who people say they are, and their pictures: a JPEG in base64, checked before it is stored. */
export const migration: Migration = {
  up: (database) =>
    runAll(database, [
      ...syncedTable('profiles', `full_name text, gender text, age integer, phone text, bio text`),
      ...syncedTable('avatars', `image text, updated_at timestamptz not null`),
    ]),
}
