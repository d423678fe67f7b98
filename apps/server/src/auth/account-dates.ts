import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, UnknownRow } from 'kysely'

/**
 * Our databases give instants as ISO text; better-auth compares them as dates and would take a text for a time that
 * never comes. Turns the `…_at` columns of the accounts' tables into dates.
 */
export class AccountDates implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve({ ...result, rows: result.rows.map(withDates) })
  }
}

function withDates(row: UnknownRow): UnknownRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
}
