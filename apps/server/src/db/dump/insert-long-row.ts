import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../tables.ts'
import type { DumpTable } from './dump-tables.ts'
import { insertFor, placeOfUser } from './insert-rows.ts'
import type { LongRowPart } from './read-dump.ts'

type Trx = Transaction<PersonalTables>

const PIECES = sql.table('pg_temp.long_row_pieces')
const ROW = sql.table('pg_temp.long_row')

/**
 * Inserts long rows piece by piece; each call resolves with how many rows it finished, one or none. The pieces wait
 * in a temporary table of the transaction, and only the database puts them together, so this process never holds a
 * whole row.
 */
export function createLongRows(trx: Trx) {
  let place = 0
  let userId = ''
  let piecesOf: number[] = []
  let made: DumpTable | undefined

  return async (table: DumpTable, part: LongRowPart): Promise<number> => {
    if (part.kind === 'long-row-end') {
      if (part.cells !== table.columns.length) throw new Error(`a row does not fit into ${table.name}`)
      if (made !== table) await makeRow(trx, table)
      made = table
      await gather(trx, table, (cell) => (piecesOf[cell] ?? 0) > 1)
      await insertFor(trx, table, table.isPersonal ? userId : null, sql`select * from ${ROW}`)
      await sql`truncate ${PIECES}, ${ROW}`.execute(trx)
      userId = ''
      piecesOf = []
      return 1
    }
    const { cell, text } = part
    if (text === null) return 0
    if (cell === placeOfUser(table)) userId += text
    if (place === 0) await makePieces(trx)
    await sql`insert into ${PIECES} values (${cell}, ${place}, ${text})`.execute(trx)
    piecesOf[cell] = (piecesOf[cell] ?? 0) + 1
    place += 1
    return 0
  }
}

/** The pieces only wait for a moment, so they are given little memory and are not compressed. */
async function makePieces(trx: Trx): Promise<void> {
  await sql`set local temp_buffers = '1MB'`.execute(trx)
  await sql`
    create temporary table long_row_pieces (cell integer, place integer, text text) on commit drop`.execute(
    trx,
  )
  await sql`alter table ${PIECES} alter column text set storage external`.execute(trx)
}

/** A temporary table for one row that is still being put together. */
async function makeRow(trx: Trx, table: DumpTable): Promise<void> {
  await sql`drop table if exists ${ROW}`.execute(trx)
  await sql`
    create temporary table long_row on commit drop as
    select ${sql.join(table.columns.map(({ name }) => sql.ref(name)))} from ${sql.table(table.name)} with no data`.execute(
    trx,
  )
}

/** Writes long cells one by one: a statement holds several times the length of its texts until it ends. */
async function gather(trx: Trx, { columns }: DumpTable, isLong: (cell: number) => boolean): Promise<void> {
  const value = (cell: number, type: string) => {
    const text = sql`select string_agg(text, '' order by place) from ${PIECES} where cell = ${sql.lit(cell)}`
    return sql`cast((${text}) as ${sql.raw(type)})`
  }
  const short = columns.map(({ type }, cell) => (isLong(cell) ? sql`null` : value(cell, type)))
  await sql`insert into ${ROW} values (${sql.join(short)})`.execute(trx)
  for (const [cell, { name, type }] of columns.entries()) {
    if (isLong(cell)) await sql`update ${ROW} set ${sql.ref(name)} = ${value(cell, type)}`.execute(trx)
  }
}
