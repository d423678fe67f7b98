import { type TableName, tableNames } from '@glimmer/domain/tables'
import { rowKey } from '@glimmer/sync/change'
import type { Cursor } from '@glimmer/sync/cursor'
import type { PulledRow, PullRequest, PullResponse } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import { type Asked, ask } from '../db/ask.ts'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { type Counter, NEW_COUNTER } from './counter.ts'
import { madeBy } from './cursor.ts'
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
  return database.withUser(
    userId,
    (trx, standing) => readPage(trx, userId, request, options, standing),
    readingStanding(userId, request),
  )
}

/** `standing` was read in the same snapshot. */
export async function readPage(
  trx: Trx,
  userId: string,
  request: PullRequest,
  { quota, pageRows = PAGE_ROWS }: PullOptions,
  { counter, newestId, madeCursor, later }: Standing,
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
  const isKnown = cursor !== null && after >= counter.horizon && isFew(later, pageRows)
  const page = isKnown
    ? pageOf(later, counter.rev)
    : await findPage(trx, userId, { after, newest: counter.rev, pageRows })
  const { upTo } = page
  const newest = newestId ? { rev: counter.rev, id: newestId } : null
  const [rows, reached] = await Promise.all([
    readChangedRows(trx, userId, after, page),
    upTo === counter.rev ? newest : cursorAt(trx, userId, upTo),
  ])
  return {
    kind: 'changes',
    rows,
    cursor: reached,
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
  readonly later: Later
}

/** What the history has after the cursor, of its first operations: one more than are few. */
interface Later {
  readonly operations: number
  /** Where they wrote rows; a later version may have written to others than ours. */
  readonly tables: readonly string[]
  readonly hasDeletes: boolean
}

const NOTHING: Later = { operations: 0, tables: [], hasDeletes: false }
/** So many operations are looked through. A push has one or two. */
const FEW = 50

/** How a pull opens its person's scope: one snapshot, and how the person stands in it. */
export function readingStanding(userId: string, request: PullRequest) {
  const readFirst = (asked: Asked) => readStanding(asked, userId, request)
  return { isolation: 'repeatable read', readFirst } as const
}

/** Without a `*`, so that it is planned once. */
const STANDING = `
  select counter.rev, counter.generation, horizon, stored_bytes as "storedBytes", newest.id as "newestId", made.id as "madeId",
    later.operations, later.tables, later."hasDeletes"
  from sync_counters as counter
  left join mutations as newest on newest.user_id = $1 and newest.rev = counter.rev
  left join mutations as made on made.user_id = $1 and made.rev = $2
  cross join lateral (
    select count(op)::int as operations, coalesce(bool_or(op = 'delete'), false) as "hasDeletes",
      coalesce(array_agg(distinct table_name) filter (where op <> 'delete'), '{}') as tables
    from (
      select op, table_name from operations
      where user_id = $1 and $2::bigint is not null and rev > greatest($2::bigint, counter.horizon)
      order by rev, position limit ${FEW + 1}
    ) as first
  ) as later
  where counter.user_id = $1`

/**
 * Reads in one statement, as most pulls bring nothing new or one change: the counter, the mutation of the newest revision,
 * whether this server made the cursor's revision, and what came after it. A server restored from an older dump did not make it.
 */
export async function readStanding(asked: Asked, userId: string, request: PullRequest): Promise<Standing> {
  const cursor = toCursor(request)
  type Found = Counter & Later & { readonly newestId: string | null; readonly madeId: string | null }
  const [found] = await ask<Found>(asked, STANDING, [userId, cursor?.rev ?? null])
  if (!found) return { counter: NEW_COUNTER, newestId: null, madeCursor: false, later: NOTHING }
  const { newestId, madeId, operations, tables, hasDeletes, ...counter } = found
  // Of many, only that they are many: a replica may have read others of them first.
  const later = operations > FEW ? { ...NOTHING, operations } : { operations, tables, hasDeletes }
  return { counter, newestId, madeCursor: madeId === cursor?.id, later }
}

interface Page {
  /** Its last revision: pages end at whole revisions, so that no device ever shows half a mutation. */
  readonly upTo: number
  readonly hasDeletes: boolean
  /** The tables that it has rows of. */
  readonly tables: readonly TableName[]
}

/** Whether no page can end before the last of them. Long texts fill one sooner; a page has one mutation at least. */
function isFew({ operations, tables }: Later, pageRows: number): boolean {
  if (operations > FEW || operations >= pageRows) return false
  return operations === 1 || !LONG_ROWS.some(({ table }) => tables.includes(table))
}

/** Each row that is newer than the horizon has an operation of its revision, so there is nothing in other tables. */
function pageOf({ tables, hasDeletes }: Later, upTo: number): Page {
  return { upTo, hasDeletes, tables: tableNames.filter((table) => tables.includes(table)) }
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
  asked: Asked,
  userId: string,
  { after, newest, pageRows }: { after: number; newest: number; pageRows: number },
): Promise<Page> {
  if (after === newest) return { upTo: after, hasDeletes: false, tables: [] }
  const rows = await ask<{ name: string; first: number | null; last: number | null }>(asked, PAGE, [
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
  asked: Asked,
  userId: string,
  after: number,
  { upTo, hasDeletes, tables }: Page,
): Promise<PulledRow[]> {
  const [deletes, ...kept] = await Promise.all([
    hasDeletes ? readDeletes(asked, userId, after, upTo) : [],
    ...tables.map(async (table) => {
      const loaded = await loadRowsBetween(asked, userId, table, after, upTo)
      return loaded.map(({ id, rev, data }): PulledRow => ({ table, id, data, rev }))
    }),
  ])
  const rows = new Map<string, PulledRow>()
  for (const row of [...deletes, ...kept.flat()]) rows.set(rowKey(row.table, row.id), row)
  return [...rows.values()].toSorted((a, b) => a.rev - b.rev)
}

const DELETES = `
  select table_name as "table", row_id as id, rev from operations
  where user_id = $1 and op = 'delete' and rev > $2 and rev <= $3 order by rev`

async function readDeletes(asked: Asked, userId: string, after: number, upTo: number): Promise<PulledRow[]> {
  const deletes = await ask<Omit<PulledRow, 'data'>>(asked, DELETES, [userId, after, upTo])
  return deletes.map(({ table, id, rev }) => ({ table, id, data: null, rev }))
}

async function cursorAt(asked: Asked, userId: string, rev: number): Promise<Cursor> {
  const id = await madeBy(asked, userId, rev)
  if (id === null) throw new Error('a revision has no mutation')
  return { rev, id }
}
