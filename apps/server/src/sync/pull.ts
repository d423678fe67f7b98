import { tableNames } from '@glimmer/domain/tables'
import { rowKey } from '@glimmer/sync/change'
import type { Cursor, PulledRow, PullRequest, PullResponse } from '@glimmer/sync/protocol'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { readCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'
import { loadRowsBetween } from './rows.ts'

type Trx = Transaction<PersonalTables>

const PAGE_ROWS = 1_000

/**
 * Reads one page of what changed after the cursor, from one snapshot. The page ends with the mutation that reaches
 * `pageRows` rows of one table.
 */
export function pull(
  database: Database,
  userId: string,
  request: PullRequest,
  pageRows: number = PAGE_ROWS,
): Promise<PullResponse> {
  const read = (trx: Trx) => readPage(trx, userId, request, pageRows)
  return database.withUser(userId, read, { isolation: 'repeatable read' })
}

async function readPage(
  trx: Trx,
  userId: string,
  request: PullRequest,
  pageRows: number,
): Promise<PullResponse> {
  const counter = await readCounter(trx, userId)
  const cursor = toCursor(request)
  if (cursor) {
    const known = request.generation ?? counter.generation
    if (known < counter.generation) return { kind: 'reset', reason: 'generation' }
    if (known > counter.generation || !(await isKnownCursor(trx, userId, cursor))) {
      return { kind: 'reset', reason: 'diverged' }
    }
    const knowsDeletedUpTo = Math.max(cursor.rev, request.start ?? 0)
    if (knowsDeletedUpTo < counter.horizon) return { kind: 'reset', reason: 'expired' }
  }
  const after = cursor?.rev ?? 0
  const upTo = await findPageEnd(trx, userId, { after, newest: counter.rev, pageRows })
  return {
    kind: 'changes',
    rows: await readChangedRows(trx, userId, after, upTo),
    cursor: upTo === after ? cursor : await cursorAt(trx, userId, upTo),
    newest: counter.rev,
    generation: counter.generation,
    more: upTo < counter.rev,
  }
}

function toCursor({ rev, id }: PullRequest): Cursor | null {
  return rev !== undefined && id !== undefined ? { rev, id } : null
}

/** Pages end at whole revisions, so that no device ever shows half a mutation. */
async function findPageEnd(
  trx: Trx,
  userId: string,
  { after, newest, pageRows }: { after: number; newest: number; pageRows: number },
): Promise<number> {
  let end = newest
  for (const table of [...tableNames, 'operations']) {
    const onlyDeletes = table === 'operations' ? sql`and op = 'delete'` : sql``
    const result = await sql<{ rev: number }>`
      select rev from ${sql.table(table)} where user_id = ${userId} and rev > ${after} ${onlyDeletes}
      order by rev offset ${pageRows - 1} limit 1`.execute(trx)
    end = Math.min(end, result.rows[0]?.rev ?? newest)
  }
  return end
}

async function readChangedRows(trx: Trx, userId: string, after: number, upTo: number): Promise<PulledRow[]> {
  const deletes = await trx
    .selectFrom('operations')
    .select(['table_name', 'row_id', 'rev'])
    .where('user_id', '=', userId)
    .where('op', '=', 'delete')
    .where('rev', '>', after)
    .where('rev', '<=', upTo)
    .orderBy('rev')
    .execute()
  const rows = new Map<string, PulledRow>()
  for (const { table_name: table, row_id: id, rev } of deletes) {
    rows.set(rowKey(table, id), { table, id, data: null, rev })
  }
  for (const table of tableNames) {
    for (const { id, rev, data } of await loadRowsBetween(trx, userId, table, after, upTo)) {
      rows.set(rowKey(table, id), { table, id, data, rev })
    }
  }
  return [...rows.values()].toSorted((a, b) => a.rev - b.rev)
}

async function cursorAt(trx: Trx, userId: string, rev: number): Promise<Cursor> {
  const { id } = await trx
    .selectFrom('mutations')
    .select('id')
    .where('user_id', '=', userId)
    .where('rev', '=', rev)
    .executeTakeFirstOrThrow()
  return { rev, id }
}
