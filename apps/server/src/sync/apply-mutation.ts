import { isTableName, type TableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import { applyChange, invertChange } from '@glimmer/sync/apply'
import { type Change, type Mutation, type RowData, rowKey } from '@glimmer/sync/change'
import type { MutationResult, RejectionReason, ServerRow } from '@glimmer/sync/protocol'
import { isValidRow } from '@glimmer/sync/validate'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { type Counter, moveCounter } from './counter.ts'
import { drawInMutation } from './draw-in-mutation.ts'
import { loadChildIds, loadRows, putRows, removeRows } from './rows.ts'

type Trx = Transaction<PersonalTables>

interface Operation {
  readonly change: Change
  /** What it replaced: the fields that it names, the whole row where it deletes one, null where there was none. */
  readonly before: RowData | null
}

/** A statement takes 65,535 values; a task may take any number of steps with it. */
const OPERATIONS_AT_ONCE = 1_000

/** Rows as they are while a mutation is applied; null means there is none. */
type Rows = Map<string, RowData | null>

/**
 * Applies one mutation inside the transaction of `withUser`, all or nothing, and returns its result. A mutation
 * that was seen before answers what it answered then. `counter` is the person's, locked by this transaction: that
 * makes the order of commits the order of revisions.
 */
export async function applyMutation(
  trx: Trx,
  userId: string,
  counter: Counter,
  mutation: Mutation,
): Promise<MutationResult> {
  const seen = await trx
    .selectFrom('mutations')
    .select(['result', 'rev'])
    .where('user_id', '=', userId)
    .where('id', '=', mutation.id)
    .executeTakeFirst()
  if (seen?.rev) return { id: mutation.id, status: 'applied', rev: seen.rev }
  const drawn = await drawInMutation(trx, userId, mutation.changes, new Date())
  const changes = await withChildren(trx, userId, drawn)
  const rows = await load(trx, userId, changes)
  if (seen?.result.status === 'rejected') return rejected(mutation, seen.result.reason, counter.rev, rows)

  const isOld = mutation.generation < counter.generation
  const outcome: Outcome = isOld ? { kind: 'rejected', reason: 'generation' } : evaluate(rows, changes)
  if (outcome.kind === 'rejected') {
    const { reason } = outcome
    const result = JSON.stringify({ status: 'rejected', reason })
    await trx
      .insertInto('mutations')
      .values({ user_id: userId, id: mutation.id, generation: counter.generation, rev: null, result })
      .execute()
    return rejected(mutation, reason, counter.rev, rows)
  }
  const rev = counter.rev + 1
  await store(trx, userId, rev, outcome)
  await moveCounter(trx, userId, mutation.id, { rev, generation: counter.generation })
  return { id: mutation.id, status: 'applied', rev }
}

type Outcome =
  | { readonly kind: 'applied'; readonly rows: Rows; readonly operations: readonly Operation[] }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason }

function evaluate(loaded: Rows, changes: readonly Change[]): Outcome {
  const rows: Rows = new Map()
  const operations: Operation[] = []
  const current = (key: string) => (rows.has(key) ? rows.get(key) : loaded.get(key)) ?? null
  for (const change of changes) {
    const key = rowKey(change.table, change.rowId)
    const before = current(key)
    const applied = applyChange(before, change)
    if (applied.kind === 'gone') return { kind: 'rejected', reason: 'gone' }
    if (applied.kind === 'row' && !isValidRow(tableDefinition(change.table), applied.row)) {
      return { kind: 'rejected', reason: 'too_large' }
    }
    rows.set(key, applied.kind === 'row' ? applied.row : null)
    operations.push({ change, before: replacedBy(before, change) })
  }
  const isOrphan = ({ change: { table, rowId } }: Operation) => {
    const { parent } = tableDefinition(table)
    const row = current(rowKey(table, rowId))
    return parent && row && !current(rowKey(parent.table, String(row[parent.field])))
  }
  if (operations.some(isOrphan)) return { kind: 'rejected', reason: 'gone' }
  return { kind: 'applied', rows, operations }
}

/** No more than that: many small changes to one large row would fill the history with copies of it. */
function replacedBy(before: RowData | null, change: Change): RowData | null {
  const inverse = before && invertChange(before, change)
  return inverse && inverse.op !== 'delete' ? inverse.data : null
}

/** Before a row is deleted, its children are: also those that the deleting device had not seen yet. */
async function withChildren(trx: Trx, userId: string, changes: readonly Change[]): Promise<Change[]> {
  const named = new Set(changes.map(({ table, rowId }) => rowKey(table, rowId)))
  let all = [...changes]
  for (const table of tableNames) {
    const { parent } = tableDefinition(table)
    const parents = all.filter((change) => change.op === 'delete' && change.table === parent?.table)
    if (!parent || parents.length === 0) continue
    const ids = await loadChildIds(
      trx,
      userId,
      table,
      parent.field,
      parents.map(({ rowId }) => rowId),
    )
    const unnamed = ids.filter((rowId) => !named.has(rowKey(table, rowId)))
    all = [...unnamed.map((rowId): Change => ({ table, rowId, op: 'delete' })), ...all]
  }
  return all
}

/** Loads every row that the changes touch, and the parents they name. */
async function load(trx: Trx, userId: string, changes: readonly Change[]): Promise<Rows> {
  const wanted = new Map<TableName, Set<string>>()
  const want = (table: TableName, id: string) => {
    const ids = wanted.get(table) ?? new Set()
    wanted.set(table, ids.add(id))
  }
  for (const change of changes) want(change.table, change.rowId)
  const rows: Rows = new Map()
  for (const table of tableNames.toReversed()) {
    const loaded = await loadRows(trx, userId, table, [...(wanted.get(table) ?? [])])
    const { parent } = tableDefinition(table)
    for (const id of wanted.get(table) ?? []) {
      const row = loaded.get(id) ?? null
      rows.set(rowKey(table, id), row)
      if (parent && row && isTableName(parent.table)) want(parent.table, String(row[parent.field]))
    }
    if (!parent || !isTableName(parent.table)) continue
    for (const change of changes) {
      if (change.table !== table || change.op === 'delete') continue
      const parentId = change.data[parent.field]
      if (typeof parentId === 'string') want(parent.table, parentId)
    }
  }
  return rows
}

async function store(
  trx: Trx,
  userId: string,
  rev: number,
  { rows, operations }: Extract<Outcome, { kind: 'applied' }>,
): Promise<void> {
  for (const table of tableNames.toReversed()) {
    const deleted = entriesOf(rows, table).filter(([, row]) => row === null)
    await removeRows(
      trx,
      userId,
      table,
      deleted.map(([id]) => id),
    )
  }
  for (const table of tableNames) {
    const kept = new Map<string, RowData>()
    for (const [id, row] of entriesOf(rows, table)) if (row) kept.set(id, row)
    await putRows(trx, userId, table, rev, kept)
  }
  for (let start = 0; start < operations.length; start += OPERATIONS_AT_ONCE) {
    const part = operations.slice(start, start + OPERATIONS_AT_ONCE)
    await trx
      .insertInto('operations')
      .values(part.map((operation, i) => toRecord(operation, userId, rev, start + i)))
      .execute()
  }
}

function toRecord({ change, before }: Operation, userId: string, rev: number, position: number) {
  return {
    user_id: userId,
    rev,
    position,
    table_name: change.table,
    row_id: change.rowId,
    op: change.op,
    data: change.op === 'delete' ? null : JSON.stringify(change.data),
    before: before && JSON.stringify(before),
  }
}

function entriesOf(rows: Rows, table: TableName): [id: string, row: RowData | null][] {
  const prefix = rowKey(table, '')
  return [...rows]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, row]) => [key.slice(prefix.length), row])
}

/** A rejection brings the server's rows as they are now, each once, so that the device can go back to them. */
function rejected(mutation: Mutation, reason: RejectionReason, rev: number, loaded: Rows): MutationResult {
  const rows = new Map<string, ServerRow>()
  for (const { table, rowId } of mutation.changes) {
    const key = rowKey(table, rowId)
    rows.set(key, { table, id: rowId, data: loaded.get(key) ?? null })
  }
  return { id: mutation.id, status: 'rejected', reason, rev, rows: [...rows.values()] }
}
