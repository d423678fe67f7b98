import { type Kysely, sql } from 'kysely'
import { StartRefused } from '../start-refused.ts'
import { APP_ROLE } from './scope.ts'
import type { PersonalTables } from './tables.ts'

/**
 * Makes sure that the role exists and that this connection may take it on. Roles belong to the whole cluster, so
 * this comes before the migrations and copes with another database of the same cluster doing it at the same moment.
 */
export async function ensureAppRole(database: Kysely<PersonalTables>): Promise<void> {
  const state = await readState(database)
  if (state.mayTake) return
  try {
    if (!state.exists) await sql.raw(CREATE_ROLE).execute(database)
    await sql.raw(`grant ${APP_ROLE} to current_user`).execute(database)
  } catch (error) {
    // Another server may have granted it at the same moment, and PostgreSQL refuses the second of two grants at once.
    if ((await readState(database)).mayTake) return
    throw new StartRefused(
      `The database user "${state.user}" may not set up the role ${APP_ROLE}. Have this run once by somebody who may, then start again: ` +
        `CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO "${state.user}";`,
      { cause: error },
    )
  }
}

const CREATE_ROLE = `
  do $$ begin
    create role ${APP_ROLE} nologin;
  exception when duplicate_object or unique_violation then null;
  end $$`

/** From PostgreSQL 16 on, being a member does not yet mean that one may take the role on. */
async function readState(database: Kysely<PersonalTables>) {
  const { rows } = await sql<{ user: string; exists: boolean; version: number }>`
    select current_user::text as user, current_setting('server_version_num')::int as version,
      exists (select from pg_roles where rolname = ${APP_ROLE}) as exists`.execute(database)
  const [state] = rows
  if (!state) throw new Error('the database did not say who we are')
  if (!state.exists) return { ...state, mayTake: false }
  const privilege = state.version >= 160_000 ? 'SET' : 'MEMBER'
  const taken = await sql<{ may: boolean }>`
    select pg_has_role(current_user, ${APP_ROLE}, ${privilege}) as may`.execute(database)
  return { ...state, mayTake: taken.rows[0]?.may === true }
}
