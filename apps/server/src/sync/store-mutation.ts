import { type TableName, tableNames } from '@glimmer/domain/tables'
import type { RowData } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import { ask } from '../db/ask.ts'
import { REVISION_CHANNEL } from '../db/revisions.ts'
import type { PersonalTables } from '../db/tables.ts'
import type { Counter } from './counter.ts'
import type { Operation, Rows } from './evaluate.ts'
import { putRows, putting, removeRows, toRecords } from './rows.ts'

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
  { mutationId, rows, operations, freed }: Revision,
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
  const before = locked.storedBytes - freed + bytes
  const answer = ask<{ storedBytes: number }>(trx, finishing(last?.table), [
    userId,
    rev,
    last ? toRecords(last.table, last.kept) : null,
    toHistory(operations),
    mutationId,
    locked.generation,
    before,
    `${userId}:${rev}`,
  ])
  const counter = async () => {
    const [moved] = await answer
    return { ...locked, rev, storedBytes: moved?.storedBytes ?? before }
  }
  return { rev, counter }
}

const NOTHING = `select 0 as bytes where $3::json is not null`
const finishingOf = new Map<TableName | undefined, string>()

/** The last rows of a mutation, its history, its id and its revision in one statement: most mutations change one table. */
function finishing(table: TableName | undefined): string {
  const known = finishingOf.get(table)
  if (known) return known
  const text = `
    with put as (${table ? putting(table) : NOTHING}),
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
    update sync_counters set rev = $2::bigint, stored_bytes = greatest(0, $7::bigint
      + (select coalesce(sum(bytes), 0) from put) + (select coalesce(sum(bytes), 0) from noted))
    where user_id = $1
    returning stored_bytes as "storedBytes", pg_notify('${REVISION_CHANNEL}', $8) as told`
  finishingOf.set(table, text)
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
