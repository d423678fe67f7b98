import { setImmediate as nextTurn } from 'node:timers/promises'
import { type TableName, tableNames } from '@glimmer/domain/tables'
import { type QueryResult, type RawBuilder, sql, type Transaction } from 'kysely'

/** So many rows go in one statement: PostgreSQL ends one that takes ten seconds, and looks for each what belongs to it. */
const ROWS_AT_ONCE = 1_000

/** What there can be very much of, children before their parents, and by what it is gone through. */
const MANY: readonly { readonly table: TableName | 'operations'; readonly key: 'id' | 'rev' }[] = [
  ...tableNames.toReversed().map((table) => ({ table, key: 'id' as const })),
  { table: 'operations', key: 'rev' },
]

interface Piece {
  /** Its last key; null where nothing was left. */
  readonly last: string | null
  readonly removed: number
}

/**
 * Deletes all rows of a person that devices made, and their history, in a transaction that may see them. However many there
 * are, no statement takes long, nor does the end of the transaction. Returns how many there were.
 */
export async function deleteRows<Tables>(trx: Transaction<Tables>, userId: string): Promise<number> {
  // What belongs to a row is looked for in its own statement, not for all of them at the end.
  await sql`set constraints all immediate`.execute(trx)
  let removed = 0
  for (const { table, key } of MANY) {
    // The next piece begins behind the last, without a look at what is gone already.
    let last: string | null = key === 'id' ? '' : '-1'
    while (last !== null) {
      const [rows, by] = [sql.raw(`public."${table}"`), sql.raw(key)]
      const after: RawBuilder<unknown> = key === 'id' ? sql`${last}::text` : sql`${last}::bigint`
      const left: RawBuilder<unknown> = sql`user_id = ${userId} and ${by} > ${after}`
      const answered: QueryResult<Piece> = await sql<Piece>`
        with piece as (select max(${by}) as last from
            (select ${by} from ${rows} where ${left} order by ${by} limit ${ROWS_AT_ONCE}) as first),
          gone as (delete from ${rows} where ${left} and ${by} <= (select last from piece) returning 1)
        select last::text, (select count(*)::int from gone) as removed from piece`.execute(trx)
      last = answered.rows[0]?.last ?? null
      removed += answered.rows[0]?.removed ?? 0
      await nextTurn()
    }
  }
  await sql`set constraints all deferred`.execute(trx)
  return removed
}
