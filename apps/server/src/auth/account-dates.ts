import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, UnknownRow } from 'kysely'

/**
 * Both databases give instants as ISO text, but better-auth compares dates, and comparing a text with a date is
 * always false. Turns the `…_at` columns of the accounts' tables into dates.
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
