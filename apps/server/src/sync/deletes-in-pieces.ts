import { tableDefinition, tableNames } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { LONG_ROWS } from './long-rows.ts'
import { loadChildIds } from './rows.ts'

type Trx = Transaction<PersonalTables>

/** The most children that one transaction deletes along with their parents. */
const MOST_CHILDREN = 500
/**
 * The most bytes of long texts that one mutation may touch, and from how many such rows on their length is looked up.
 */
const MOST_TEXT = 1_000_000
const MANY_TEXTS = 60

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
  const texts = await findManyTexts(trx, userId, changes)
  if (children.length <= MOST_CHILDREN && !texts) return { kind: 'whole', changes: [...children, ...changes] }
  if (changes.some(({ op }) => op !== 'delete')) return { kind: 'too_large' }
  return { kind: 'piece', deletes: texts ?? children.slice(0, MOST_CHILDREN) }
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

/** Deletes of the first long rows that the changes touch, where they touch too much of them at once; else null. */
async function findManyTexts(trx: Trx, userId: string, changes: readonly Change[]): Promise<Change[] | null> {
  for (const { table, bytes } of LONG_ROWS) {
    const ids = new Set(changes.filter((change) => change.table === table).map(({ rowId }) => rowId))
    if (ids.size <= MANY_TEXTS) continue
    const { rows } = await sql<{ id: string; length: number }>`
      select id, ${bytes} as length from ${sql.table(table)}
      where user_id = ${userId} and id = any(${[...ids]}::text[])`.execute(trx)
    const total = rows.reduce((sum, { length }) => sum + length, 0)
    if (total <= MOST_TEXT) continue
    return rows.slice(0, MANY_TEXTS).map(({ id }): Change => ({ table, rowId: id, op: 'delete' }))
  }
  return null
}
