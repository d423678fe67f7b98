import { utcDate } from '@glimmer/domain/days/utc-date'
import { drawInDay } from '@glimmer/domain/tasks/draw-in'
import { taskOfWin, winId } from '@glimmer/domain/tasks/win'
import type { Change, RowData } from './change.ts'
import { typedChange } from './typed-rows.ts'

/**
 * A device dates completions by its own clock, which may be years off. The server replaces impossible days by its
 * own, see `drawInDay`, and devices then read the server's row, so all of them agree.
 */

/**
 * Old days of this field are kept: skipping an occurrence of long ago has no effect, and undoing that may name such a
 * day. Only days ahead are replaced.
 */
const SKIPPED = 'skippedOn'

/** The fields that hold the day on which something was done, or left out. */
const DAYS: Partial<Record<Change['table'], readonly string[]>> = {
  tasks: ['completedOn', 'lastCompleted', SKIPPED],
  subtasks: ['completedOn'],
}

/**
 * Returns the changes with impossible days replaced, as seen from `now`. The win that is made with a completion moves
 * to the same day as its task or step, so that reopening that finds it; one that comes by itself, as a sprint's does, moves
 * where its own day lies ahead.
 */
export function drawIn(changes: readonly Change[], now: Date): readonly Change[] {
  const today = utcDate(now)
  const moved = new Set(winsAhead(changes, today))
  const opened = openedIn(changes)
  const drawn = changes.map((change) => {
    const data = drawnData(change, today, opened)
    if (!data || change.op === 'delete') return change
    const { table, rowId, op } = change
    const said: RowData = change.data
    if (table in DAYS) for (const field of Object.keys(data)) moved.add(winId(rowId, String(said[field])))
    return typedChange(table, rowId, op, { ...said, ...data })
  })
  if (moved.size === 0) return drawn
  return drawn.flatMap((change): Change[] => {
    const { table, rowId } = change
    if (table !== 'wins' || change.op === 'delete' || !moved.has(rowId)) return [change]
    const data = { ...change.data, completedOn: today, completedAt: now.toISOString() }
    return [
      { table, rowId, op: 'delete' },
      typedChange(table, winId(taskOfWin(rowId), today), change.op, data),
    ]
  })
}

/** The wins that come in with a day that no right clock can have shown yet. Old ones may come from a file or a guest. */
function winsAhead(changes: readonly Change[], today: string): string[] {
  return changes.flatMap((change) => {
    if (change.table !== 'wins' || change.op !== 'insert') return []
    const { completedOn } = change.data
    return drawInDay(completedOn, today, true) === completedOn ? [] : [change.rowId]
  })
}

/** The tasks whose win is deleted: they are reopened, and their changes name the day on which they were done before. */
function openedIn(changes: readonly Change[]): ReadonlySet<string> {
  const deleted = changes.filter(({ table, op }) => table === 'wins' && op === 'delete')
  return new Set(deleted.map(({ rowId }) => taskOfWin(rowId)))
}

/** The fields whose day is replaced, with the new day; null where there are none. */
function drawnData(change: Change, today: string, opened: ReadonlySet<string>): RowData | null {
  if (change.op === 'delete') return null
  const said: RowData = change.data
  const data: Record<string, string> = {}
  const isCopy = change.op === 'insert' || (change.table === 'tasks' && opened.has(change.rowId))
  for (const field of DAYS[change.table] ?? []) {
    const date = said[field]
    if (typeof date !== 'string') continue
    const day = drawInDay(date, today, isCopy || field === SKIPPED)
    if (day !== date) data[field] = day
  }
  return Object.keys(data).length > 0 ? data : null
}

/** The ids of what is reopened, by its table. */
export type OpenedAgain = Readonly<Record<'tasks' | 'subtasks', readonly string[]>>

/**
 * Reopened tasks and steps whose deleted win has an impossible day. The server may have stored that win under another
 * day, and then the win that belongs to the task or step as stored has to be deleted instead.
 */
export function openedAgainFarOff(changes: readonly Change[], now: Date): OpenedAgain {
  const today = utcDate(now)
  const farOff = new Set<string>()
  for (const { table, op, rowId } of changes) {
    if (table !== 'wins' || op !== 'delete') continue
    const day = rowId.slice(-10)
    if (drawInDay(day, today, false) !== day) farOff.add(taskOfWin(rowId))
  }
  const opened = (table: 'tasks' | 'subtasks') => {
    const ids = changes.flatMap((change) =>
      change.table === table && change.op === 'update' && mayOpen(change.data) ? [change.rowId] : [],
    )
    return [...new Set(ids)].filter((id) => farOff.has(id))
  }
  return { tasks: opened('tasks'), subtasks: opened('subtasks') }
}

function mayOpen(data: RowData): boolean {
  return data['completed'] === false || Object.hasOwn(data, 'lastCompleted')
}
