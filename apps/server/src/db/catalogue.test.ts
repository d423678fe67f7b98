import { tableDefinition, tableNames } from '@glimmer/domain/tables'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, type TestGround } from '../../test/databases.ts'

/** Checks every table in the database's own catalogue, so that a new table without its guards fails here. */
describeOnBothDatabases('the catalogue', (ground) => {
  it('shuts every table with a user_id behind forced row-level security and a policy', async () => {
    const tables = await read<{ name: string; enabled: boolean; forced: boolean; policies: string[] }>(
      ground,
      `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         array(select coalesce(pg_get_expr(polqual, polrelid), '') || ' / ' || coalesce(pg_get_expr(polwithcheck, polrelid), '')
           from pg_policy where polrelid = c.oid and polroles = '{0}') as policies
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
       where c.relkind in ('r', 'p') and n.nspname <> 'accounts' order by 1`,
    )
    expect(tables.map((table) => table.name)).toEqual(
      [
        ...tableNames,
        'calendar_accounts',
        'calendar_credentials',
        'calendar_cursors',
        'calendar_feeds',
        'calendar_links',
        'calendar_overruled',
        'mutations',
        'notify_plan',
        'notify_sent',
        'operations',
        'outbox',
        'push_subscriptions',
        'sync_counters',
        'user_roles',
      ].toSorted(),
    )
    const own = `(user_id = NULLIF(current_setting('app.user_id'::text, true), ''::text))`
    for (const table of tables) {
      expect(table).toEqual({ name: table.name, enabled: true, forced: true, policies: [`${own} / ${own}`] })
    }
  })

  it('has no table with a person’s rows outside of that', async () => {
    const tables = await read<{ name: string }>(
      ground,
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
         and not c.relrowsecurity order by 1`,
    )
    expect(tables.map((table) => table.name)).toEqual([
      'accounts.account',
      'accounts.admin_log',
      'accounts.invite',
      'accounts.one_time_codes',
      'accounts.passkey',
      'accounts.rate_limit',
      'accounts.recovery_code',
      'accounts.server_setting',
      'accounts.session',
      'accounts.user',
      'accounts.verification',
      'migrations.kysely_migration',
      'migrations.kysely_migration_lock',
    ])
  })

  it('gives the app role the rights it needs and no other', async () => {
    const grants = await read<{ name: string; rights: string }>(
      ground,
      `select n.nspname || '.' || c.relname as name, string_agg(lower(a.privilege_type), ' ' order by a.privilege_type) as rights
       from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
       where a.grantee in (0, (select oid from pg_roles where rolname = 'glimmer_app'))
         and n.nspname not in ('pg_catalog', 'information_schema') group by 1`,
    )
    expect(Object.fromEntries(grants.map(({ name, rights }) => [name, rights]))).toEqual({
      'public.calendar_accounts': 'delete insert select update',
      'public.calendar_cursors': 'delete insert select update',
      'public.calendar_feeds': 'delete insert select update',
      'public.calendar_links': 'delete insert select update',
      'public.calendar_overruled': 'delete insert select update',
      'public.mutations': 'insert select',
      'public.notify_plan': 'delete insert select update',
      'public.notify_sent': 'delete insert select',
      'public.operations': 'delete insert select',
      'public.outbox': 'delete insert select',
      'public.push_subscriptions': 'select',
      'public.sync_counters': 'insert select update',
      'public.user_roles': 'select',
      ...Object.fromEntries(tableNames.map((name) => [`public.${name}`, 'delete insert select update'])),
    })
  })

  it('lets the app role own nothing, log in nowhere, and enter neither accounts nor migrations', async () => {
    const [role] = await read(
      ground,
      `select rolcanlogin as login, rolsuper as super, rolbypassrls as bypass, rolcreaterole as roles, rolcreatedb as databases,
         has_schema_privilege(oid, 'accounts', 'usage') as accounts, has_schema_privilege(oid, 'migrations', 'usage') as migrations,
         has_schema_privilege(oid, 'public', 'create') as tables,
         exists (select from pg_class where relowner = pg_roles.oid) as owns
       from pg_roles where rolname = 'glimmer_app'`,
    )
    expect(role).toEqual({
      login: false,
      super: false,
      bypass: false,
      roles: false,
      databases: false,
      accounts: false,
      migrations: false,
      tables: false,
      owns: false,
    })
  })

  it('has for every synced table its key, its index and a column for each field of its schema', async () => {
    for (const name of tableNames) {
      const columns = await read<{ name: string; type: string }>(
        ground,
        `select attname as name, format_type(atttypid, null) as type from pg_attribute
         where attrelid = 'public.${name}'::regclass and attnum > 0 and not attisdropped`,
      )
      const fields = Object.keys(tableDefinition(name).schema.shape)
      const expected = ['user_id', 'id', 'rev', ...fields.map(toSnakeCase)]
      expect(columns.map((column) => column.name).toSorted()).toEqual(expected.toSorted())
      const instants = columns.filter((column) => column.name.endsWith('_at'))
      expect(instants.filter((column) => column.type !== 'timestamp with time zone')).toEqual([])
      // The day on which weeks begin is no date.
      const dates = columns.filter(({ name }) => /_(on|date)$/.test(name) && name !== 'week_starts_on')
      expect(dates.filter((column) => column.type !== 'date')).toEqual([])
      const indexes = await read<{ definition: string }>(
        ground,
        `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'public.${name}'::regclass`,
      )
      const definitions = indexes.map((index) => index.definition.replace(/^.* USING btree /, ''))
      expect(definitions).toEqual(expect.arrayContaining(['(user_id, id)', '(user_id, rev)']))
    }
  })
})

async function read<Row>(ground: TestGround, statement: string): Promise<Row[]> {
  const database = await ground.open()
  return (await sql.raw<Row>(statement).execute(database.accounts)).rows
}

function toSnakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
