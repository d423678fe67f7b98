import type { Migration } from 'kysely/migration'
import { runAll } from './personal-table.ts'

/** The invitation that an account was made with, where one was needed: it makes no second account. */
export const migration: Migration = {
  up: (database) => runAll(database, [`alter table accounts."user" add column invitation text unique`]),
}
