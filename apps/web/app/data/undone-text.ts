import { tableDefinition } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import type { RowSeen } from '@glimmer/sync/undo-holds'
import { shortName } from '../lib/short-name.ts'
import { words } from './saving-words.ts'

/** Says what an undo brought back, or took away where it was new. `row` is each of its rows as a person may know it. */
export function undoneText(undo: readonly Change[], row: RowSeen): string {
  const main = mainChanges(undo, row)
  const back = main.filter(({ op }) => op !== 'delete')
  const meant = back.length > 0 ? back : main
  const [first] = meant
  const isBack = back.length > 0
  if (meant.length > 1)
    return isBack ? words.undoneBackSeveral(meant.length) : words.undoneGoneSeveral(meant.length)
  const name = first && nameOf(row(first.table, first.rowId))
  if (!name) return words.undone
  return isBack ? words.undoneBack(name) : words.undoneGone(name)
}

/** One for each thing: a step speaks for itself only where its task is not among them, and a win where nothing else is. */
function mainChanges(undo: readonly Change[], row: RowSeen): readonly Change[] {
  const ids = new Set(undo.map(({ rowId }) => rowId))
  const main = undo.filter(({ table, rowId }) => {
    const { parent, traceOf } = tableDefinition(table)
    const parentId = parent && row(table, rowId)?.[parent.field]
    return !traceOf && !(typeof parentId === 'string' && ids.has(parentId))
  })
  const all = main.length > 0 ? main : undo
  return [...new Map(all.map((change) => [rowKey(change.table, change.rowId), change])).values()]
}

function nameOf(row: RowData | undefined): string | null {
  const text = row?.['title'] ?? row?.['text']
  return typeof text === 'string' && text.trim() !== '' ? shortName(text) : null
}
