import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Logger } from 'pino'
import { StartRefused } from '../start-refused.ts'
import { ensureAppRole } from './app-role.ts'
import { migration as ground } from './migrations/0001-ground.ts'
import { migration as wins } from './migrations/0002-wins.ts'
import type { PersonalTables } from './tables.ts'

/** In the order in which they run. What has run anywhere is never changed; a change is a new migration. */
const migrations: Record<string, Migration> = {
  '0001-ground': ground,
  '0002-wins': wins,
}

export const migrationNames: readonly string[] = Object.keys(migrations)

const NOT_ALLOWED = '42501'

/**
 * Brings the tables up to date, all or nothing. Replicas that start together wait for each other on an advisory lock
 * that Kysely takes.
 */
export async function migrate(database: Kysely<PersonalTables>, log: Logger): Promise<void> {
  try {
    await ensureAppRole(database)
    await refuseLaterDatabase(database)
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableSchema: 'migrations',
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error
    for (const { migrationName, status } of results)
      log.info({ migration: migrationName, status }, 'migration')
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error
    throw new StartRefused(await describeMissingRights(database), { cause: error })
  }
}

/** A database that knows migrations we do not was used by a later Glimmer, and may hold what we would not understand. */
async function refuseLaterDatabase(database: Kysely<PersonalTables>): Promise<void> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('migrations.kysely_migration') is not null as exists`.execute(database)
  if (!tables[0]?.exists) return
  const { rows } = await sql<{ name: string }>`select name from migrations.kysely_migration`.execute(database)
  const unknown = rows.find(({ name }) => !migrationNames.includes(name))
  if (unknown) {
    throw new StartRefused(
      `This database was already used by a later Glimmer (it knows "${unknown.name}"). Start that version, or go back to a copy from before.`,
    )
  }
}

async function describeMissingRights(database: Kysely<PersonalTables>): Promise<string> {
  const { rows } = await sql<{ user: string; name: string }>`
    select current_user::text as user, current_database()::text as name`.execute(database)
  const { user = '', name = '' } = rows[0] ?? {}
  return (
    `The database user "${user}" may not create tables. Have this run once by somebody who may, in the database "${name}", then start again: ` +
    `GRANT CREATE ON DATABASE "${name}" TO "${user}"; GRANT CREATE, USAGE ON SCHEMA public TO "${user}";`
  )
}
