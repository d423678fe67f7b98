import { reopenTask } from '@glimmer/domain/tasks/completion'
import { lastDoneOnOf, repeatOf } from '@glimmer/domain/tasks/occurrence'
import type { ChangedFieldsOf } from '@glimmer/domain/tables'
import { winId } from '@glimmer/domain/tasks/win'
import { type Change, type RowData, rowKey } from './change.ts'
import { draftRow } from './row-draft.ts'
import { typedRow } from './typed-rows.ts'

/**
 * A page from before repeat rules completes a repeating task for good, which would clear it away. Returns the changes
 * with what keeps such a task repeating: done on that day and due again, or open where the page reopens it. `rows`
 * are the touched rows before the changes.
 */
export function keepRepeating(
  rows: ReadonlyMap<string, RowData | null>,
  changes: readonly Change[],
): readonly Change[] {
  const ofTasks = changes.filter(({ table }) => table === 'tasks')
  const winsGone = new Set(changes.filter(isWinGone).map(({ rowId }) => rowId))
  const kept: Change[] = []
  for (const [rowId, own] of Map.groupBy(ofTasks, (change) => change.rowId)) {
    const before = rows.get(rowKey('tasks', rowId)) ?? null
    const mayRepeat = before?.['repeat'] || own.some((change) => saidIn(change)['repeat'])
    const data = mayRepeat ? settle(rowId, before, own, winsGone) : null
    if (data) kept.push({ table: 'tasks', rowId, op: 'update', data })
  }
  return kept.length > 0 ? [...changes, ...kept] : changes
}

/** What else must change in a task after its own changes, if anything. */
function settle(
  rowId: string,
  before: RowData | null,
  own: readonly Change[],
  winsGone: ReadonlySet<string>,
): ChangedFieldsOf<'tasks'> | null {
  const draft = draftRow('tasks', before)
  for (const change of own) draft.apply(change)
  const row = draft.row()
  const task = row && typedRow('tasks', rowId, row)
  if (!task || !repeatOf(task)) return null
  const { completed, lastCompleted } = task
  if (completed) return { completed: false, completedOn: null, lastCompleted: lastDoneOnOf(task) }
  const isOpened = own.some((change) => saidIn(change)['completed'] === false)
  const saysWhen = own.some((change) => Object.hasOwn(saidIn(change), 'lastCompleted'))
  const isTakenBack = lastCompleted !== null && winsGone.has(winId(rowId, lastCompleted))
  return isOpened && !saysWhen && isTakenBack ? reopenTask(task, lastCompleted) : null
}

function isWinGone({ table, op }: Change): boolean {
  return table === 'wins' && op === 'delete'
}

function saidIn(change: Change): RowData {
  return change.op === 'delete' ? {} : change.data
}
