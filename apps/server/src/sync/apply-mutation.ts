import { randomUUID } from 'node:crypto'
import { isTableName, type TableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import { type Change, type Mutation, type RowData, rowKey } from '@glimmer/sync/change'
import { keepRepeating } from '@glimmer/sync/keep-repeating'
import { isServerOnly } from '@glimmer/sync/server-only'
import { isNearlyFull } from '@glimmer/sync/nearly-full'
import type { MutationResult, RejectionReason, ServerRow } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import type { Asked } from '../db/ask.ts'
import type { PersonalTables } from '../db/tables.ts'
import type { Counter } from './counter.ts'
import { takeBite } from './deletes-in-pieces.ts'
import { drawInMutation } from './draw-in-mutation.ts'
import { evaluate, type Operation } from './evaluate.ts'
import { keepCleared } from './keep-cleared.ts'
import { type CountedRow, loadRows } from './rows.ts'
import { replacedTexts, replacedThen } from './replaced-texts.ts'
import type { RowsInAnswer } from './rows-in-answer.ts'
import type { SeenMutations } from './seen-mutations.ts'
import { type Stored, storeMutation } from './store-mutation.ts'

/** What all mutations of one transaction of `withUser` share. */
export interface Applying {
  readonly trx: Transaction<PersonalTables>
  readonly userId: string
  /** Bytes that a person may store. */
  readonly quota: number
  readonly seen: SeenMutations
  readonly brought: RowsInAnswer
  /** The tasks that each mutation clears away, see `clearedTasks`. */
  readonly cleared: ReadonlyMap<string, readonly string[]>
  /** Whether the page that sent them knows that a task may repeat by a rule. */
  readonly knowsRules: boolean
}

/**
 * `begun`: a piece of its deletes is done; the same mutation goes on in the next transaction. `over_quota`: nothing was
 * done, as there is no room for what it brings.
 */
export type Step =
  | { readonly kind: 'answered'; readonly result: MutationResult; readonly counter: Stored['counter'] }
  | { readonly kind: 'begun' }
  | { readonly kind: 'over_quota' }

/**
 * Applies one mutation, all or nothing. One that was seen before answers what it answered then. `counter` is the person's,
 * locked by this transaction: that makes the order of commits the order of revisions. `known`: rows as they are now.
 */
export async function applyMutation(
  applying: Applying,
  counter: Counter,
  mutation: Mutation,
  known: Loaded = NOTHING_LOADED,
): Promise<Step> {
  const { trx, userId, quota, seen } = applying
  const before = seen.resultOf(mutation.id)
  if (before?.rev) {
    const { rev } = before
    const { changes } = mutation
    const replaced = applying.brought.isFull() ? [] : await replacedThen(trx, userId, { rev, changes })
    return answerApplied(applying, mutation, { rev, counter: async () => counter }, replaced)
  }
  if (before?.reason) return answerRejected(applying, counter, mutation, before.reason, new Map())

  const reject = async (reason: RejectionReason, loaded: Loaded = new Map()) => {
    await seen.noteRejected(trx, { id: mutation.id, generation: counter.generation, reason })
    return answerRejected(applying, counter, mutation, reason, loaded)
  }
  if (mutation.generation < counter.generation) return reject('generation')
  if (mutation.changes.some(isServerOnly)) return reject('gone')
  const isFull = counter.storedBytes >= quota
  if (isFull && mutation.changes.some(({ op }) => op !== 'delete')) return { kind: 'over_quota' }

  const drawn = await drawInMutation(trx, userId, mutation.changes, new Date())
  const { knowsRules } = applying
  const cleared = applying.cleared.get(mutation.id) ?? []
  const kept = await keepCleared(trx, userId, drawn, { cleared, knowsRules })
  const bite = await takeBite(trx, userId, kept)
  if (bite.kind === 'too_large') return reject('too_large')
  // With little room left, history keeps nothing of deleted rows, so that deleting frees room at once.
  const keepsDeleted = !isNearlyFull({ used: counter.storedBytes, quota })
  if (bite.kind === 'piece') {
    await carryOut(trx, userId, counter, { id: randomUUID(), changes: bite.deletes, keepsDeleted })
    return { kind: 'begun' }
  }
  const wanted = { id: mutation.id, changes: bite.changes, keepsDeleted }
  const done = await carryOut(trx, userId, counter, wanted, known)
  if (done.kind === 'rejected') return reject(done.reason, done.loaded)
  seen.noteApplied(mutation.id, done.rev)
  return answerApplied(applying, mutation, done, done.replaced)
}

/** Changes under the id of their mutation. Children are among them, before the rows that they go with. */
interface Wanted {
  readonly id: string
  readonly changes: readonly Change[]
  /** Whether history keeps what deletes replaced. */
  readonly keepsDeleted: boolean
}

type CarriedOut =
  | ({ readonly kind: 'applied'; readonly replaced: readonly ServerRow[] } & Stored)
  | { readonly kind: 'rejected'; readonly reason: 'gone' | 'too_large'; readonly loaded: Loaded }

/**
 * Applies these changes as the next revision, or changes nothing. The server uses it for its own changes too. `known`: rows
 * as they are now, which need not be read again.
 */
export async function carryOut(
  trx: Transaction<PersonalTables>,
  userId: string,
  counter: Counter,
  { id, changes, keepsDeleted }: Wanted,
  known: Loaded = NOTHING_LOADED,
): Promise<CarriedOut> {
  const loaded = await load(trx, userId, changes, known)
  const rowsBefore = dataOf(loaded)
  const outcome = evaluate(rowsBefore, keepRepeating(rowsBefore, changes))
  if (outcome.kind === 'rejected') return { ...outcome, loaded }
  const { rows } = outcome
  const operations = keepsDeleted ? outcome.operations : outcome.operations.map(forgetDeleted)
  let freed = 0
  for (const key of rows.keys()) freed += loaded.get(key)?.bytes ?? 0
  const stored = await storeMutation(trx, userId, counter, {
    mutationId: id,
    rows,
    before: rowsBefore,
    operations,
    freed,
  })
  const replaced = replacedTexts(
    outcome.operations.map(({ change, before }) => ({ data: null, ...change, before })),
  )
  return { kind: 'applied', ...stored, replaced }
}

function forgetDeleted({ change, before }: Operation): Operation {
  return { change, before: change.op === 'delete' ? null : before }
}

/** Rows as they are stored, by their keys; null means there is none. */
export type Loaded = ReadonlyMap<string, CountedRow | null>

const NOTHING_LOADED: Loaded = new Map()

function dataOf(loaded: Loaded): Map<string, RowData | null> {
  return new Map([...loaded].map(([key, row]) => [key, row?.data ?? null]))
}

/** Loads the rows that the changes name, all at once. */
export async function loadNamed(asked: Asked, userId: string, changes: readonly Change[]): Promise<Loaded> {
  const rows = new Map<string, CountedRow | null>()
  const idsOf = Map.groupBy(changes, ({ table }) => table)
  const loading = [...idsOf].map(async ([table, named]) => {
    const ids = [...new Set(named.map(({ rowId }) => rowId))]
    const loaded = await loadRows(asked, userId, table, ids)
    for (const id of ids) rows.set(rowKey(table, id), loaded.get(id) ?? null)
  })
  await Promise.all(loading)
  return rows
}

/** Loads every row that the changes touch, and the parents they name, but for those that are known. */
async function load(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Change[],
  known: Loaded,
): Promise<Loaded> {
  const wanted = new Map<TableName, Set<string>>()
  const want = (table: TableName, id: string) => {
    const ids = wanted.get(table) ?? new Set()
    wanted.set(table, ids.add(id))
  }
  for (const change of changes) want(change.table, change.rowId)
  const rows = new Map<string, CountedRow | null>()
  for (const table of tableNames.toReversed()) {
    const ids = [...(wanted.get(table) ?? [])]
    const unknown = ids.filter((id) => !known.has(rowKey(table, id)))
    const loaded = unknown.length > 0 ? await loadRows(trx, userId, table, unknown) : null
    const { parent } = tableDefinition(table)
    for (const id of ids) {
      const key = rowKey(table, id)
      const row = known.get(key) ?? loaded?.get(id) ?? null
      rows.set(key, row)
      if (parent && row && isTableName(parent.table)) want(parent.table, String(row.data[parent.field]))
    }
    if (!parent || !isTableName(parent.table)) continue
    for (const change of changes) {
      if (change.table !== table || change.op === 'delete') continue
      const data: RowData = change.data
      const parentId = data[parent.field]
      if (typeof parentId === 'string') want(parent.table, parentId)
    }
  }
  return rows
}

/** An applied mutation's answer brings the words that it took the place of, as far as there is room. */
function answerApplied(
  { brought }: Applying,
  { id }: Mutation,
  { rev, counter }: Stored,
  texts: readonly ServerRow[],
): Step {
  const replaced = texts.filter((row) => brought.takes(row))
  const result: MutationResult = {
    id,
    status: 'applied',
    rev,
    ...(replaced.length > 0 && { replaced }),
  }
  return { kind: 'answered', result, counter }
}

/** A rejection brings the server's rows as they are now, so that the device can go back to them. */
async function answerRejected(
  { trx, userId, brought }: Applying,
  counter: Counter,
  mutation: Mutation,
  reason: RejectionReason,
  loaded: Loaded,
): Promise<Step> {
  const wanted = mutation.changes.filter(({ table, rowId }) => brought.hasRoomFor(table, rowId))
  const missing = wanted.filter(({ table, rowId }) => !loaded.has(rowKey(table, rowId)))
  const rowsNow = missing.length > 0 ? await load(trx, userId, missing, loaded) : loaded
  const rows: ServerRow[] = []
  for (const { table, rowId } of wanted) {
    if (!brought.hasRoomFor(table, rowId)) continue
    const key = rowKey(table, rowId)
    const row = loaded.get(key) ?? rowsNow.get(key)
    rows.push(brought.bring({ table, id: rowId, data: row?.data ?? null }))
  }
  const result: MutationResult = { id: mutation.id, status: 'rejected', reason, rev: counter.rev, rows }
  return { kind: 'answered', result, counter: async () => counter }
}
