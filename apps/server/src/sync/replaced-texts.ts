import { isTableName, tableDefinition } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import type { ServerRow } from '@glimmer/sync/protocol'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/** What one change did, as the history keeps it. */
interface Done {
  readonly table: string
  readonly rowId: string
  readonly op: Change['op']
  readonly data: RowData | null
  /** See `Operation`. */
  readonly before: RowData | null
}

/**
 * The words that one mutation took the place of in rows that were there before, each as it was at first. A device that had not
 * seen them keeps them for the person.
 */
export function replacedTexts(done: readonly Done[]): ServerRow[] {
  const made = new Set<string>()
  const found = new Map<string, ServerRow & { readonly data: Record<string, unknown> }>()
  for (const { table, rowId, op, data, before } of done) {
    const key = rowKey(table, rowId)
    if (op === 'insert' && !before) made.add(key)
    if (op === 'delete' || !before || made.has(key) || !isTableName(table)) continue
    for (const field of tableDefinition(table).texts ?? []) {
      const old = before[field]
      if (typeof old !== 'string' || old === '' || old === data?.[field]) continue
      const row = found.get(key) ?? { table, id: rowId, data: {} }
      row.data[field] ??= old
      found.set(key, row)
    }
  }
  return [...found.values()]
}

interface CarriedOutBefore {
  readonly rev: number
  /** As they are sent again. */
  readonly changes: readonly Change[]
}

/**
 * The same of a mutation that was carried out before and is sent again, while the history has it. Only the rows whose words it
 * writes are read: what an id costs again is never more than what comes with it.
 */
export async function replacedThen(
  trx: Transaction<PersonalTables>,
  userId: string,
  { rev, changes }: CarriedOutBefore,
): Promise<ServerRow[]> {
  const ids = changes.filter(writesWords).map(({ rowId }) => rowId)
  if (ids.length === 0) return []
  const done = await trx
    .selectFrom('operations')
    .select(['table_name as table', 'row_id as rowId', 'op', 'data', 'before'])
    .where('user_id', '=', userId)
    .where('rev', '=', rev)
    .where(sql<boolean>`row_id = any(${ids}::text[])`)
    .orderBy('position')
    .execute()
  return replacedTexts(done)
}

function writesWords(change: Change): boolean {
  if (change.op === 'delete' || !isTableName(change.table)) return false
  const texts: readonly string[] = tableDefinition(change.table).texts ?? []
  return Object.keys(change.data).some((field) => texts.includes(field))
}
