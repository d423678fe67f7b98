import { type TableName, tableNames } from '@glimmer/domain/tables'
import { rowKey } from '@glimmer/sync/change'
import type { Cursor } from '@glimmer/sync/cursor'
import type { PulledRow, PullRequest, PullResponse } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import { ask } from '../db/ask.ts'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { type Counter, NEW_COUNTER, selectCounter } from './counter.ts'
import { LONG_ROWS } from './long-rows.ts'
import { loadRowsBetween } from './rows.ts'

export type Trx = Transaction<PersonalTables>

const PAGE_ROWS = 1_000
/** The most bytes of long texts on a page; its last mutation may exceed them. */
const PAGE_TEXT = 500_000

export interface PullOptions {
  /** Bytes that a person may store; null where there is no limit. */
  readonly quota: number | null
  readonly pageRows?: number
}

/**
 * Reads one page of what changed after the cursor, from one snapshot. The page ends with the mutation that reaches
 * `pageRows` rows of one table, or as much text as a page holds.
 */
export function pull(
  database: Pick<Database, 'withUser'>,
  userId: string,
  request: PullRequest,
  options: PullOptions,
): Promise<PullResponse> {
  const read = async (trx: Trx) =>
    readPage(trx, userId, request, options, await readStanding(trx, userId, request))
  return database.withUser(userId, read, { isolation: 'repeatable read' })
}

/** `standing` was read in the same snapshot. */
export async function readPage(
  trx: Trx,
  userId: string,
  request: PullRequest,
  { quota, pageRows = PAGE_ROWS }: PullOptions,
  { counter, newestId, madeCursor }: Standing,
): Promise<PullResponse> {
  const cursor = toCursor(request)
  if (cursor) {
    const known = request.generation ?? counter.generation
    if (known < counter.generation) return { kind: 'reset', reason: 'generation' }
    if (known > counter.generation || !madeCursor) return { kind: 'reset', reason: 'diverged' }
    const knowsDeletedUpTo = Math.max(cursor.rev, request.start ?? 0)
    if (knowsDeletedUpTo < counter.horizon) return { kind: 'reset', reason: 'expired' }
  }
  const after = cursor?.rev ?? 0
  const page = await findPage(trx, userId, { after, newest: counter.rev, pageRows })
  const { upTo } = page
  const newest = newestId ? { rev: counter.rev, id: newestId } : null
  return {
    kind: 'changes',
    rows: await readChangedRows(trx, userId, after, page),
    cursor: upTo === counter.rev ? newest : await cursorAt(trx, userId, upTo),
    newest: counter.rev,
    generation: counter.generation,
    more: upTo < counter.rev,
    ...(quota !== null && { storage: { used: counter.storedBytes, quota } }),
  }
}

function toCursor({ rev, id }: PullRequest): Cursor | null {
  return rev !== undefined && id !== undefined ? { rev, id } : null
}

export interface Standing {
  readonly counter: Counter
  readonly newestId: string | null
  readonly madeCursor: boolean
}

/**
 * Reads in one statement, as most pulls bring nothing new: the counter, the mutation of the newest revision, and
 * whether this server made the cursor's revision. A server restored from an older dump did not.
 */
export async function readStanding(trx: Trx, userId: string, request: PullRequest): Promise<Standing> {
  const cursor = toCursor(request)
  const standing = await selectCounter(trx, userId)
    .leftJoin('mutations as newest', (join) =>
      join
        .onRef('newest.user_id', '=', 'sync_counters.user_id')
        .onRef('newest.rev', '=', 'sync_counters.rev'),
    )
    .leftJoin('mutations as read', (join) =>
      join.onRef('read.user_id', '=', 'sync_counters.user_id').on('read.rev', '=', cursor?.rev ?? null),
    )
    .select(['newest.id as newestId', 'read.id as readId'])
    .executeTakeFirst()
  if (!standing) return { counter: NEW_COUNTER, newestId: null, madeCursor: false }
  const { newestId, readId, ...counter } = standing
  return { counter, newestId, madeCursor: readId === cursor?.id }
}

interface Page {
  /** Its last revision: pages end at whole revisions, so that no device ever shows half a mutation. */
  readonly upTo: number
  readonly hasDeletes: boolean
  /** The tables that it has rows of. */
  readonly tables: readonly TableName[]
}

/**
 * Looks where the page ends and what is in it: the revision of the first row of each table after the cursor, and of the one that
 * fills the page; for long texts the revision that fills it. Written once, so that it is planned once: it looks at every table.
 */
const PAGE = [
  ...tableNames.map((table) => lookAt(table, '')),
  lookAt('operations', ` and op = 'delete'`),
  `select 'texts', null::bigint, (select rev from (
     select rev, sum(bytes) over (order by rev) as length from (${LONG_ROWS.map(textsOf).join(' union all ')}) as texts
   ) as lengths where length >= ${PAGE_TEXT} order by rev limit 1)`,
].join(' union all ')

function lookAt(table: string, only: string): string {
  const later = `from "${table}" where user_id = $1 and rev > $2${only} order by rev`
  return `select '${table}' as name, (select rev ${later} limit 1) as first,
    (select rev ${later} offset $3::int - 1 limit 1) as last`
}

function textsOf({ table, bytes }: (typeof LONG_ROWS)[number]): string {
  return `(select rev, ${bytes} as bytes from "${table}" where user_id = $1 and rev > $2 order by rev limit $3::int)`
}

/** Finds it in one statement: most pages have rows of one table or two. */
async function findPage(
  trx: Trx,
  userId: string,
  { after, newest, pageRows }: { after: number; newest: number; pageRows: number },
): Promise<Page> {
  if (after === newest) return { upTo: after, hasDeletes: false, tables: [] }
  const rows = await ask<{ name: string; first: number | null; last: number | null }>(trx, PAGE, [
    userId,
    after,
    pageRows,
  ])
  const upTo = Math.min(newest, ...rows.flatMap(({ last }) => last ?? []))
  const inPage = new Set(rows.filter(({ first }) => first !== null && first <= upTo).map(({ name }) => name))
  return {
    upTo,
    hasDeletes: inPage.has('operations'),
    tables: tableNames.filter((table) => inPage.has(table)),
  }
}

async function readChangedRows(
  trx: Trx,
  userId: string,
  after: number,
  { upTo, hasDeletes, tables }: Page,
): Promise<PulledRow[]> {
  const rows = new Map<string, PulledRow>()
  for (const row of hasDeletes ? await readDeletes(trx, userId, after, upTo) : []) {
    rows.set(rowKey(row.table, row.id), row)
  }
  for (const table of tables) {
    for (const { id, rev, data } of await loadRowsBetween(trx, userId, table, after, upTo)) {
      rows.set(rowKey(table, id), { table, id, data, rev })
    }
  }
  return [...rows.values()].toSorted((a, b) => a.rev - b.rev)
}

async function readDeletes(trx: Trx, userId: string, after: number, upTo: number): Promise<PulledRow[]> {
  const deletes = await trx
    .selectFrom('operations')
    .select(['table_name', 'row_id', 'rev'])
    .where('user_id', '=', userId)
    .where('op', '=', 'delete')
    .where('rev', '>', after)
    .where('rev', '<=', upTo)
    .orderBy('rev')
    .execute()
  return deletes.map(({ table_name: table, row_id: id, rev }) => ({ table, id, data: null, rev }))
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
