import { tableDefinition, tableNames } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { LONG_ROWS } from './long-rows.ts'
import { loadChildIds } from './rows.ts'

type Trx = Transaction<PersonalTables>

/** The most children that one transaction deletes along with their parents. */
const MOST_CHILDREN = 500
/** The most bytes of long texts that one mutation may touch; devices stay below it, see `MAX_REPLACED_LENGTH`. */
const MOST_TEXT = 1_000_000
/** So many rows cannot have more, so that their length need not be looked up: the longest is an event of 420,000. */
const FEW_TEXTS = 2

/** The part of a mutation that one transaction carries out. */
export type Bite =
  | { readonly kind: 'whole'; readonly changes: readonly Change[] }
  | { readonly kind: 'piece'; readonly deletes: readonly Change[] }
  | { readonly kind: 'too_large' }

/**
 * Decides what of a mutation to carry out in this transaction. Children of deleted rows are added before them,
 * including those that the deleting device had not seen. Deletes that would keep others waiting are done in pieces,
 * each a revision of its own, and the mutation itself comes last. A mutation that is too large in another way is
 * refused.
 */
export async function takeBite(trx: Trx, userId: string, changes: readonly Change[]): Promise<Bite> {
  const children = await findChildren(trx, userId, changes)
  const all = [...children, ...changes]
  const texts = await findManyTexts(trx, userId, all)
  if (children.length <= MOST_CHILDREN && !texts) return { kind: 'whole', changes: all }
  if (changes.some(({ op }) => op !== 'delete')) return { kind: 'too_large' }
  const piece = texts ?? children.slice(0, MOST_CHILDREN)
  return { kind: 'piece', deletes: await afterTheirChildren(trx, userId, piece) }
}

/** A piece is a transaction of its own, so no row may go in it before its children. */
async function afterTheirChildren(trx: Trx, userId: string, piece: readonly Change[]): Promise<Change[]> {
  const children = await findChildren(trx, userId, piece)
  return children.length > MOST_CHILDREN ? children.slice(0, MOST_CHILDREN) : [...children, ...piece]
}

/**
 * Deletes of children that the changes do not name themselves. Stops at one more than may go along, which is enough
 * to know that there are too many.
 */
async function findChildren(trx: Trx, userId: string, changes: readonly Change[]): Promise<Change[]> {
  let found: Change[] = []
  for (const table of tableNames) {
    const { parent } = tableDefinition(table)
    if (!parent) continue
    const isParent = (change: Change) => change.op === 'delete' && change.table === parent.table
    const parents = [...changes, ...found].filter(isParent).map(({ rowId }) => rowId)
    if (parents.length === 0) continue
    const named = changes.filter((change) => change.table === table).map(({ rowId }) => rowId)
    const most = MOST_CHILDREN + 1
    const ids = await loadChildIds(trx, userId, { table, parentField: parent.field }, parents, {
      named,
      most,
    })
    found = [...ids.map((rowId): Change => ({ table, rowId, op: 'delete' })), ...found]
  }
  return found
}

/**
 * Deletes of the first long rows that the changes touch, children before their parents, where they touch too much of
 * them at once; else null.
 */
async function findManyTexts(trx: Trx, userId: string, changes: readonly Change[]): Promise<Change[] | null> {
  const idsOf = Map.groupBy(changes, ({ table }) => table)
  const touched = LONG_ROWS.map((long) => {
    return { ...long, ids: [...new Set(idsOf.get(long.table)?.map(({ rowId }) => rowId))] }
  }).filter(({ ids }) => ids.length > 0)
  if (touched.reduce((sum, { ids }) => sum + ids.length, 0) <= FEW_TEXTS) return null
  const found: { readonly change: Change; readonly length: number }[] = []
  for (const { table, bytes, ids } of touched) {
    const { rows } = await sql<{ id: string; length: number }>`
      select id, ${sql.raw(bytes)} as length from ${sql.table(table)}
      where user_id = ${userId} and id = any(${ids}::text[])`.execute(trx)
    for (const { id, length } of rows) found.push({ change: { table, rowId: id, op: 'delete' }, length })
  }
  let total = 0
  const piece = found.filter(({ length }) => (total += length) <= MOST_TEXT)
  return total > MOST_TEXT ? piece.map(({ change }) => change) : null
}
