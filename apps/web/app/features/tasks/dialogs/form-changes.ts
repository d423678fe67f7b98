import { setSubtaskDone } from '@glimmer/domain/tasks/completion'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { Task } from '@glimmer/domain/tasks/task'
import { readMinutes, type TaskForm, type TaskRevision } from '@glimmer/domain/tasks/task-edits'
import type { Change } from '@glimmer/sync/change'

/** What a form becomes, as changes to rows. Pure: ids and moments are arguments; each step is made a moment after the last. */

/** A new task with its steps. */
export function createFromForm(id: string, { fields, steps }: TaskForm, now: Date): Change[] {
  const { title, priority, minutes, timeOfDay, category, isDaily } = fields
  const read = readMinutes(minutes)
  const data = createTask(
    {
      title,
      priority,
      isDaily,
      estimatedTime: read.kind === 'minutes' ? read.minutes : null,
      ...(timeOfDay && { timeOfDay }),
      ...(category && { category }),
    },
    now,
  )
  const rows = steps.map((step, place): Change => {
    const made = createSubtask(id, step.title, later(now, place))
    return { table: 'subtasks', rowId: step.id, op: 'insert', data: made }
  })
  return [{ table: 'tasks', rowId: id, op: 'insert', data }, ...rows]
}

/** Only what was edited. */
export function reviseTask(id: string, revision: TaskRevision, now: Date, today: string): Change[] {
  const { task, added, changed, removed } = revision
  const changes: Change[] = []
  if (Object.keys(task).length > 0) changes.push({ table: 'tasks', rowId: id, op: 'update', data: task })
  for (const { id: rowId, title, isDone } of changed) {
    const data = {
      ...(title !== undefined && { title }),
      ...(isDone !== undefined && setSubtaskDone(isDone, today)),
    }
    changes.push({ table: 'subtasks', rowId, op: 'update', data })
  }
  for (const rowId of removed) changes.push({ table: 'subtasks', rowId, op: 'delete' })
  for (const [place, { id: rowId, title, isDone }] of added.entries()) {
    const made = createSubtask(id, title, later(now, place))
    const data = isDone ? { ...made, ...setSubtaskDone(true, today) } : made
    changes.push({ table: 'subtasks', rowId, op: 'insert', data })
  }
  return changes
}

/** Several tasks out of one: it is renamed, and the others stand beside it, of the same time, category and importance. */
export function splitTask(
  task: Task,
  first: string,
  others: readonly string[],
  newId: () => string,
  now: Date,
): Change[] {
  const { timeOfDay, category, priority, isDaily } = task
  const added = others.map((title, place): Change => {
    const data = createTask({ title, timeOfDay, category, priority, isDaily }, later(now, place))
    return { table: 'tasks', rowId: newId(), op: 'insert', data }
  })
  return [{ table: 'tasks', rowId: task.id, op: 'update', data: { title: first } }, ...added]
}

function later(now: Date, place: number): Date {
  return new Date(now.getTime() + place)
}
