import { type Kysely, sql } from 'kysely'
import { listMigrations, listOurTables } from '../db/dump/dump-tables.ts'
import { migrationNames } from '../db/migrate.ts'
import { withPostgres } from '../db/open-postgres.ts'
import { APP_ROLE } from '../db/scope.ts'
import type { PersonalTables } from '../db/tables.ts'
import { createLog } from '../log.ts'
import { StartRefused } from '../start-refused.ts'
import { type Finding, note, ok, wrong } from './finding.ts'
import { compareClocks } from './look-at-clock.ts'

const about = 'PostgreSQL'
const OLDEST = 150_000

interface Rights {
  readonly user: string
  readonly database: string
  readonly version: number
  readonly versionName: string
  readonly now: string
  readonly mayMakeRoles: boolean
  readonly roleExists: boolean
  readonly roleIsTooStrong: boolean
  readonly mayCreate: boolean
}

/** What the PostgreSQL of DATABASE_URL is and lets us do. Only reads. */
export async function lookAtDatabase(databaseUrl: string, now: () => number): Promise<Finding[]> {
  try {
    return await withPostgres(databaseUrl, createLog('silent'), async (database) => {
      const asked = now()
      const rights = await readRights(database)
      const clock = compareClocks('that of PostgreSQL', Date.parse(rights.now), (asked + now()) / 2)
      return [
        ...lookAtRights(rights),
        ...(await lookAtRole(database, rights)),
        ...(await lookAtTables(database)),
        ...clock,
      ]
    })
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return [
      wrong(
        about,
        error.message,
        'Look whether DATABASE_URL has the right host, port, name and password, and whether PostgreSQL runs.',
      ),
    ]
  }
}

async function readRights(database: Kysely<PersonalTables>): Promise<Rights> {
  const { rows } = await sql<Rights>`
    select current_user::text as user, current_database()::text as database,
      current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName",
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
      (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "mayMakeRoles",
      exists (select from pg_roles where rolname = ${APP_ROLE}) as "roleExists",
      exists (select from pg_roles where rolname = ${APP_ROLE} and (rolsuper or rolbypassrls)) as "roleIsTooStrong",
      has_database_privilege(current_database(), 'CREATE')
        and has_schema_privilege('public', 'CREATE') and has_schema_privilege('public', 'USAGE') as "mayCreate"`.execute(
    database,
  )
  const [found] = rows
  if (!found) throw new Error('the database did not say what we may do')
  return found
}

function lookAtRights({
  user,
  database,
  version,
  versionName,
  mayCreate,
  roleIsTooStrong,
}: Rights): Finding[] {
  return [
    version >= OLDEST
      ? ok(about, `It answers, and is of version ${versionName}.`)
      : wrong(
          about,
          `It is of version ${versionName}; Glimmer needs 15 or later.`,
          'Update PostgreSQL first.',
        ),
    ...(mayCreate
      ? []
      : [
          wrong(
            about,
            `The user ${user} may not make tables in the database ${database}.`,
            `Have this run once by somebody who may: GRANT CREATE ON DATABASE "${database}" TO "${user}"; GRANT CREATE, USAGE ON SCHEMA public TO "${user}";`,
          ),
        ]),
    ...(roleIsTooStrong
      ? [
          wrong(
            about,
            `The role ${APP_ROLE} may read past row-level security, so that it guards nobody’s rows.`,
            `ALTER ROLE ${APP_ROLE} NOSUPERUSER NOBYPASSRLS;`,
          ),
        ]
      : []),
  ]
}

async function lookAtRole(
  database: Kysely<PersonalTables>,
  { user, version, mayMakeRoles, roleExists }: Rights,
): Promise<Finding[]> {
  const privilege = version >= 160_000 ? 'SET' : 'MEMBER'
  const taken = roleExists
    ? await sql<{ may: boolean }>`select pg_has_role(current_user, ${APP_ROLE}, ${privilege}) as may`.execute(
        database,
      )
    : null
  if (taken?.rows[0]?.may || mayMakeRoles) return [ok(about, `The user ${user} has the roles it needs.`)]
  const create = roleExists ? '' : `CREATE ROLE ${APP_ROLE} NOLOGIN; `
  return [
    wrong(
      about,
      `The user ${user} may not take on the role ${APP_ROLE}, as which people’s rows are read.`,
      `Have this run once by somebody who may: ${create}GRANT ${APP_ROLE} TO "${user}";`,
    ),
  ]
}

async function lookAtTables(database: Kysely<PersonalTables>): Promise<Finding[]> {
  const ran = await listMigrations(database)
  if (ran.length === 0)
    return [
      note(
        'Version of the data',
        'Nothing is in this database yet.',
        'Nothing, where this is a new Glimmer.',
      ),
    ]
  const later = ran.find((name) => !migrationNames.includes(name))
  const versions =
    later !== undefined
      ? wrong(
          'Version of the data',
          `A later Glimmer used this database (it knows “${later}”).`,
          'Start that version, or restore a dump of before.',
        )
      : ran.length < migrationNames.length
        ? note(
            'Version of the data',
            'The tables are of an earlier version.',
            'Nothing: the next start makes a dump and brings them up to date.',
          )
        : ok('Version of the data', 'The tables are of this version.')
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname = 'public'
      and has_table_privilege(${APP_ROLE}, c.oid, 'SELECT')
      and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`.execute(database)
  const open = rows.map(({ name }) => name)
  const first = open[0]
  if (first === undefined)
    return [
      versions,
      ok(
        about,
        `Row-level security guards ${(await listOurTables(database)).filter(({ name }) => name.startsWith('public.')).length} tables.`,
      ),
    ]
  return [
    versions,
    wrong(
      about,
      `Row-level security is off for ${open.join(', ')}.`,
      open
        .map(
          (name) =>
            `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;`,
        )
        .join(' '),
    ),
  ]
}
