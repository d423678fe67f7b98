import type { Change, RowData } from '@glimmer/sync/change'
import { typedChange } from '@glimmer/sync/typed-rows'

/**
 * What the server makes of days and rules beside what a device says, as docs/sync.md tells it under "Clocks" and "An older
 * page". Said once more, like `rows.ts`.
 */

const DAY_MS = 86_400_000
const DAYS_AHEAD = 2
const DAYS_BEHIND = 366
/** The tables of tasks and of what belongs to them. */
const TASKS_AND_THEIRS: ReadonlySet<string> = new Set(['tasks', 'subtasks', 'time_blocks', 'task_reminders'])

type Rows = ReadonlyMap<string, RowData | null>

/** The changes with days that no right clock can have said drawn in to the server's. */
export function drawnIn(changes: readonly Change[], rows: Rows, now: Date): Change[] {
  const today = now.toISOString().slice(0, 10)
  const winsGone = changes.filter(({ table, op }) => table === 'wins' && op === 'delete')
  const opened = new Set(winsGone.map(({ rowId }) => taskOf(rowId)))
  // A win that comes by itself, as a sprint's does, moves where its own day lies ahead.
  const movedWins = new Set(
    changes.flatMap((change) =>
      change.table === 'wins' && change.op === 'insert' && isAhead(change.data.completedOn, today)
        ? [change.rowId]
        : [],
    ),
  )

  const drawn = changes.map((change) => {
    if (change.op === 'delete' || (change.table !== 'tasks' && change.table !== 'subtasks')) return change
    const data: Record<string, unknown> = { ...change.data }
    for (const field of ['completedOn', 'lastCompleted', 'skippedOn']) {
      const day = data[field]
      const mayBeOld =
        change.op === 'insert' ||
        field === 'skippedOn' ||
        (change.table === 'tasks' && opened.has(change.rowId))
      if (typeof day !== 'string' || !(isAhead(day, today) || (isLongAgo(day, today) && !mayBeOld))) continue
      data[field] = today
      movedWins.add(`${change.rowId}:${day}`)
    }
    return typedChange(change.table, change.rowId, change.op, data)
  })

  const withWins = drawn.flatMap((change): Change[] => {
    if (change.table !== 'wins' || change.op === 'delete' || !movedWins.has(change.rowId)) return [change]
    const data = { ...change.data, completedOn: today, completedAt: now.toISOString() }
    return [
      { table: 'wins', rowId: change.rowId, op: 'delete' },
      typedChange('wins', `${taskOf(change.rowId)}:${today}`, change.op, data),
    ]
  })
  return [...withWins, ...standingWins(changes, winsGone, rows, today)]
}

/** Where a task or a step is opened again with a win of a day far off, the win goes that stands for it as it is kept. */
function standingWins(
  changes: readonly Change[],
  winsGone: readonly Change[],
  rows: Rows,
  today: string,
): Change[] {
  const farOff = winsGone.filter(({ rowId }) => {
    const day = rowId.slice(-10)
    return isAhead(day, today) || isLongAgo(day, today)
  })
  return [...new Set(farOff.map(({ rowId }) => taskOf(rowId)))].flatMap((id): Change[] => {
    const opened = changes.find(
      (change) =>
        (change.table === 'tasks' || change.table === 'subtasks') &&
        change.rowId === id &&
        change.op === 'update' &&
        (change.data.completed === false || 'lastCompleted' in change.data),
    )
    const kept = opened && rows.get(`${opened.table}/${id}`)
    if (!kept) return []
    const day = opened.table === 'tasks' ? lastDoneOn(kept) : kept['completed'] ? kept['completedOn'] : null
    return typeof day === 'string' ? [{ table: 'wins', rowId: `${id}:${day}`, op: 'delete' }] : []
  })
}

/** The day of the win that stands for a task, where it has one. */
function lastDoneOn(task: RowData): unknown {
  const { completed, completedOn, lastCompleted } = task
  if (comesByRule(task)) return completed ? later(completedOn, lastCompleted) : lastCompleted
  return completed ? (completedOn ?? lastCompleted) : null
}

/** A task that repeats by a rule is not completed for good; what else its changes ask for then, or null. */
export function keptRepeating(taskId: string, task: RowData, changes: readonly Change[]): RowData | null {
  if (!comesByRule(task)) return null
  const { completed, completedOn, lastCompleted, repeat } = task
  if (completed) {
    return { completed: false, completedOn: null, lastCompleted: later(completedOn, lastCompleted) }
  }
  const said = changes.flatMap((change) =>
    change.table === 'tasks' && change.rowId === taskId && change.op !== 'delete' ? [change.data] : [],
  )
  const isOpened = said.some((data) => data['completed'] === false)
  const saysWhen = said.some((data) => 'lastCompleted' in data)
  const losesWin = changes.some(
    ({ table, op, rowId }) => table === 'wins' && op === 'delete' && rowId === `${taskId}:${lastCompleted}`,
  )
  if (!isOpened || saysWhen || !losesWin) return null
  const { kind, every } = repeat as { kind: string; every: number }
  return { lastCompleted: kind === 'after' ? dayAfter(String(lastCompleted), -every) : null }
}

/**
 * Changes that leave what repeats by a rule where the same push completed it for good: nobody who knew the rule would have
 * cleared it away. `completed` is what the push has completed so far.
 */
export function withoutClearing(
  changes: readonly Change[],
  completed: Set<string>,
  rows: ReadonlyMap<string, { readonly data: RowData }>,
): Change[] {
  const cleared = new Set<string>()
  for (const change of changes) {
    if (change.table !== 'tasks' || change.op === 'insert') continue
    if (change.op === 'delete' && completed.has(change.rowId)) cleared.add(change.rowId)
    if (change.op !== 'update' || change.data.completed === undefined) continue
    if (change.data.completed) completed.add(change.rowId)
    else completed.delete(change.rowId)
  }
  const isKept = (taskId: unknown) => {
    const task = rows.get(`tasks/${String(taskId)}`)?.data
    return cleared.has(String(taskId)) && task !== undefined && comesByRule(task)
  }
  return changes.map((change) => {
    const { table, rowId, op } = change
    if (op !== 'delete') return change
    const taskId = table === 'tasks' ? rowId : rows.get(`${table}/${rowId}`)?.data['taskId']
    return TASKS_AND_THEIRS.has(table) && isKept(taskId) ? { table, rowId, op: 'update', data: {} } : change
  })
}

function comesByRule({ repeat, isDaily }: RowData): boolean {
  return repeat !== null && !isDaily
}

function later(a: unknown, b: unknown): unknown {
  if (a === null || b === null) return a ?? b
  return String(a) > String(b) ? a : b
}

const isAhead = (day: string, today: string) => day > dayAfter(today, DAYS_AHEAD)
const isLongAgo = (day: string, today: string) => day < dayAfter(today, -DAYS_BEHIND)
const taskOf = (winId: string) => winId.slice(0, -11)

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
