import { readdirSync } from 'node:fs'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Logger } from 'pino'
import { StartRefused } from '../start-refused.ts'
import { ensureAppRole } from './app-role.ts'
import { holdsAccounts, listMigrations } from './dump/dump-tables.ts'
import type { PersonalTables } from './tables.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Every file of the folder whose name begins with a number, in the order in which they run. What has run anywhere is never
 * changed; a change is a new migration. Its number is above all that are here, also where one was left out: no database that has run
 * a later one takes it any more.
 */
export const migrations: Readonly<Record<string, Migration>> = await readMigrations()

export const migrationNames: readonly string[] = Object.keys(migrations)

const NOT_ALLOWED = '42501'

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(folder).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name))
  const read = files.toSorted().map(async (file): Promise<[string, Migration]> => {
    const { migration }: { readonly migration?: Migration } = await import(new URL(file, folder).href)
    if (!migration) throw new Error(`migrations/${file} exports no migration.`)
    return [file.replace(/\.ts$/, ''), migration]
  })
  return Object.fromEntries(await Promise.all(read))
}

export interface MigrateOptions {
  /** Called where tables that hold something are about to change; where it throws, they do not. */
  readonly beforeChange?: () => Promise<unknown>
  readonly migrations?: Readonly<Record<string, Migration>>
}

/**
 * Brings the tables up to date, all or nothing. Replicas that start together wait for each other on an advisory lock
 * that Kysely takes.
 */
export async function migrate(
  database: Kysely<PersonalTables>,
  log: Logger,
  { beforeChange, migrations: known = migrations }: MigrateOptions = {},
): Promise<void> {
  try {
    await ensureAppRole(database)
    await refuseLaterDatabase(database, Object.keys(known))
    const migrator = createMigrator(database, known)
    const isBehind = (await migrator.getMigrations()).some(({ executedAt }) => !executedAt)
    if (isBehind && (await holdsAccounts(database))) await beforeChange?.()
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error
    for (const { migrationName, status } of results)
      log.info({ migration: migrationName, status }, 'migration')
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error
    throw new StartRefused(await describeMissingRights(database), { cause: error })
  }
}

/** Inside a transaction, as far as the one that is named, or to the newest. */
export async function migrateWithin(
  trx: Transaction<PersonalTables>,
  known: Readonly<Record<string, Migration>>,
  upTo?: string,
): Promise<void> {
  const migrator = createMigrator(trx, known)
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}

function createMigrator(db: Kysely<PersonalTables>, known: Readonly<Record<string, Migration>>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...known }) },
    migrationTableSchema: 'migrations',
  })
}

/** A database that knows migrations we do not was used by a later Glimmer, and may hold what we would not understand. */
async function refuseLaterDatabase(
  database: Kysely<PersonalTables>,
  known: readonly string[],
): Promise<void> {
  const unknown = (await listMigrations(database)).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new StartRefused(
      `This database was already used by a later Glimmer (it knows "${unknown}"). Start that version, or go back to a copy from before.`,
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
