import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../tables.ts'
import type { DumpTable } from './dump-tables.ts'
import { insertFor, placeOfUser } from './insert-rows.ts'
import type { LongRowPart } from './read-dump.ts'

type Trx = Transaction<PersonalTables>

const PIECES = sql.table('pg_temp.long_row_pieces')

/**
 * Returns the way to bring long rows back part by part, which resolves with how many of them that ended: one or none. The pieces
 * wait in a table that goes with the transaction, and only the database puts them together.
 */
export function createLongRows(trx: Trx) {
  let place = 0
  let userId = ''

  return async (table: DumpTable, part: LongRowPart): Promise<number> => {
    if (part.kind === 'long-row-end') {
      if (part.cells !== table.columns.length) throw new Error(`a row does not fit into ${table.name}`)
      await insertFor(trx, table, table.isPersonal ? userId : null, gathered(table))
      await sql`truncate ${PIECES}`.execute(trx)
      userId = ''
      return 1
    }
    const { cell, text } = part
    if (text === null) return 0
    if (cell === placeOfUser(table)) userId += text
    if (place === 0) await makeTable(trx)
    await sql`insert into ${PIECES} values (${cell}, ${place}, ${text})`.execute(trx)
    place += 1
    return 0
  }
}

/** What waits in it for a moment need not be kept in memory, nor compressed. */
async function makeTable(trx: Trx): Promise<void> {
  await sql`set local temp_buffers = '1MB'`.execute(trx)
  await sql`
    create temporary table long_row_pieces (cell integer, place integer, text text) on commit drop`.execute(
    trx,
  )
  await sql`alter table ${PIECES} alter column text set storage external`.execute(trx)
}

function gathered({ columns }: DumpTable) {
  const cells = columns.map(({ type }, cell) => {
    const text = sql`select string_agg(text, '' order by place) from ${PIECES} where cell = ${sql.lit(cell)}`
    return sql`cast((${text}) as ${sql.raw(type)})`
  })
  return sql`values (${sql.join(cells)})`
}
