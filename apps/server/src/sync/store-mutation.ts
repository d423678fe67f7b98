import { type TableName, tableNames } from '@glimmer/domain/tables'
import { type RowData, rowKey } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import { ask } from '../db/ask.ts'
import { REVISION_CHANNEL } from '../db/revisions.ts'
import type { PersonalTables } from '../db/tables.ts'
import type { Counter } from './counter.ts'
import type { Operation, Rows } from './evaluate.ts'
import { changedColumns, changing, putRows, putting, removeRows, toColumn, toRecords } from './rows.ts'

/** What a mutation became. */
export interface Stored {
  readonly rev: number
  /** The counter as it is then. Only who writes more in the same transaction need wait for it: the commit does in any case. */
  readonly counter: () => Promise<Counter>
}

type Trx = Transaction<PersonalTables>

/** What a mutation makes of a person's rows and of their history. */
interface Revision {
  readonly mutationId: string
  readonly rows: Rows
  /** The rows as they were. */
  readonly before: Rows
  readonly operations: readonly Operation[]
  /** Bytes that the changed rows took before. */
  readonly freed: number
}

/**
 * Writes the rows that a mutation changed and its entry in the history as the revision after the locked counter's, and moves
 * that on to it. With the commit every process hears of it, and tells the person's devices.
 */
export async function storeMutation(
  trx: Trx,
  userId: string,
  locked: Counter,
  { mutationId, rows, before, operations, freed }: Revision,
): Promise<Stored> {
  const rev = locked.rev + 1
  const changed = Map.groupBy([...rows].map(toChanged), ({ table }) => table)
  // Children go before their parents, and come after them.
  for (const table of tableNames.toReversed()) {
    const gone = changed.get(table)?.flatMap(({ id, row }) => (row === null ? [id] : [])) ?? []
    if (gone.length > 0) await removeRows(trx, userId, table, gone)
  }
  const written = tableNames.flatMap((table) => {
    const kept = new Map(changed.get(table)?.flatMap(({ id, row }) => (row ? [[id, row] as const] : [])))
    return kept.size > 0 ? [{ table, kept }] : []
  })
  const last = written.pop()
  let bytes = 0
  for (const { table, kept } of written) bytes += await putRows(trx, userId, table, rev, kept)
  const used = locked.storedBytes - freed + bytes
  const put = last ? puttingLast(last, before) : NOTHING
  const answer = ask<{ storedBytes: number }>(trx, finishing(put.text), [
    userId,
    rev,
    put.rows,
    toHistory(operations),
    mutationId,
    locked.generation,
    used,
    `${userId}:${rev}`,
    ...put.values,
  ])
  const counter = async () => {
    const [moved] = await answer
    return { ...locked, rev, storedBytes: moved?.storedBytes ?? used }
  }
  return { rev, counter }
}

/** A statement that writes rows as a part of the one that finishes a mutation: its $3, and its values from $9 on. */
interface Putting {
  readonly text: string
  readonly rows: string | null
  readonly values: readonly unknown[]
}

const NOTHING: Putting = { text: 'select 0 as bytes where $3::json is null', rows: null, values: [] }
const FIRST_VALUE = 9

/**
 * So many ways to change a row are written with its changed columns alone, which costs the database half as much as the whole row
 * does. Each is a statement that is kept prepared, so the others go as whole rows.
 */
const MOST_WAYS = 40
const ways = new Set<string>()

interface Kept {
  readonly table: TableName
  readonly kept: ReadonlyMap<string, RowData>
}

function puttingLast({ table, kept }: Kept, before: Rows): Putting {
  const [only] = kept
  const old = only && before.get(rowKey(table, only[0]))
  if (old && kept.size === 1) {
    const [id, row] = only
    const columns = changedColumns(table, old, row)
    const text = changing(table, columns, FIRST_VALUE)
    if (ways.has(text) || ways.size < MOST_WAYS) {
      ways.add(text)
      return { text, rows: id, values: columns.map(({ field }) => toColumn(row[field])) }
    }
  }
  return { text: putting(table), rows: toRecords(table, kept), values: [] }
}

const finishingOf = new Map<string, string>()

/**
 * The last rows of a mutation, its history, its id and its revision in one statement: most mutations change one table. Were the
 * row that it changes not there, the bytes would be null, which the counter refuses.
 */
function finishing(put: string): string {
  const known = finishingOf.get(put)
  if (known) return known
  const text = `
    with put as (${put}),
    noted as (
      insert into operations as t (user_id, rev, position, table_name, row_id, op, data, before)
      select $1, $2::bigint, position, table_name, row_id, op, data, before
      from json_populate_recordset(null::operations, $4::json)
      returning octet_length(t::text) as bytes
    ),
    remembered as (
      insert into mutations (user_id, id, rev, generation, result)
      values ($1, $5, $2::bigint, $6, '{"status":"applied"}')
    )
    update sync_counters set rev = $2::bigint, stored_bytes = (
      select greatest(0, $7::bigint + sum(bytes) + (select coalesce(sum(bytes), 0) from noted))
      from put having count(bytes) > 0
    )
    where user_id = $1
    returning stored_bytes as "storedBytes", pg_notify('${REVISION_CHANNEL}', $8) as told`
  finishingOf.set(put, text)
  return text
}

function toHistory(operations: readonly Operation[]): string {
  return JSON.stringify(
    operations.map(({ change, before }, position) => ({
      position,
      table_name: change.table,
      row_id: change.rowId,
      op: change.op,
      data: change.op === 'delete' ? null : change.data,
      before,
    })),
  )
}

function toChanged([key, row]: readonly [string, RowData | null]) {
  const slash = key.indexOf('/')
  return { table: key.slice(0, slash) as TableName, id: key.slice(slash + 1), row }
}
