import { sql } from 'kysely'
import { listMigrations } from '../db/dump/dump-tables.ts'
import { migrationNames } from '../db/migrate.ts'
import { withPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { StartRefused } from '../start-refused.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const about = 'The replica'

/** Whether the PostgreSQL of DATABASE_REPLICA_URL can be read from. Nobody notices where it cannot, so it is said here. */
export async function lookAtReplica(replicaUrl: string): Promise<Finding> {
  try {
    return await withPostgres(
      replicaUrl,
      createLog('silent'),
      async (database) => {
        const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(
          database,
        )
        if (!rows[0]?.follows)
          return wrong(
            about,
            'The PostgreSQL at DATABASE_REPLICA_URL follows no other, so nothing is read from it.',
            'Let DATABASE_REPLICA_URL lead to a hot standby of the one at DATABASE_URL, or take it out.',
          )
        return (await listMigrations(database)).length < migrationNames.length
          ? note(
              about,
              'It does not have the tables of this version.',
              'Nothing, where it catches up by and by.',
            )
          : ok(about, 'It answers, and follows another PostgreSQL.')
      },
      'DATABASE_REPLICA_URL',
    )
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return wrong(
      about,
      error.message,
      'Look whether DATABASE_REPLICA_URL has the right host, port, name and password. Until it answers, the primary bears every pull.',
    )
  }
}
