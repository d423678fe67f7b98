import { changeRepetition, setSubtaskDone } from '@glimmer/domain/tasks/completion'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { createSmallerSteps } from '@glimmer/domain/tasks/smaller-steps'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task, TaskData } from '@glimmer/domain/tasks/task'
import {
  readMinutes,
  type TaskFields,
  type TaskForm,
  type TaskRevision,
} from '@glimmer/domain/tasks/task-edits'
import { readTypedRepeat } from '@glimmer/domain/tasks/typed-repeat'
import type { Change } from '@glimmer/sync/change'
import { winOf } from './task-changes.ts'
import { insertStep, insertTask, removeStep, updateStep, updateTask } from './task-rows.ts'

/**
 * Turns forms into changes to rows. Pure: ids and times are arguments. Each step is created a millisecond after the
 * one before, which keeps their order.
 */

/** The fields of a new task. */
export function taskFromForm(fields: TaskFields, now: Date): TaskData {
  const { title, priority, minutes, timeOfDay, category, isDaily, dueDate } = fields
  const read = readMinutes(minutes)
  const rule = fields.repeat && readTypedRepeat(fields.repeat)
  return createTask(
    {
      title,
      priority,
      isDaily,
      dueDate,
      repeat: rule?.kind === 'repeat' ? rule.repeat : null,
      estimatedTime: read.kind === 'minutes' ? read.minutes : null,
      ...(timeOfDay && { timeOfDay }),
      ...(category && { category }),
    },
    now,
  )
}

/** A new task with its steps. */
export function createFromForm(id: string, { fields, steps }: TaskForm, now: Date): Change[] {
  const rows = steps.map((step, place) =>
    insertStep(step.id, createSubtask(id, step.title, later(now, place))),
  )
  return [insertTask(id, taskFromForm(fields, now)), ...rows]
}

/** The changes of an edited form. If the repetition changed, what was done today stays done. */
export function reviseTask(task: Task, revision: TaskRevision, now: Date, today: string): Change[] {
  const { isDaily = task.isDaily, repeat = task.repeat } = revision.task
  const isRepetition = 'isDaily' in revision.task || 'repeat' in revision.task
  const repetition = isRepetition && changeRepetition(task, isDaily ? 'daily' : repeat, today)
  const data = { ...revision.task, ...repetition }
  const changes: Change[] = []
  if (Object.keys(data).length > 0) changes.push(updateTask(task.id, data))
  return [...changes, ...reviseSteps(task.id, revision, now, today)]
}

export function reviseSteps(
  id: string,
  { added, changed, removed }: Pick<TaskRevision, 'added' | 'changed' | 'removed'>,
  now: Date,
  today: string,
): Change[] {
  const changes: Change[] = []
  for (const { id: rowId, title, isDone } of changed) {
    const data = {
      ...(title !== undefined && { title }),
      ...(isDone !== undefined && setSubtaskDone(isDone, today)),
    }
    changes.push(updateStep(rowId, data))
  }
  for (const rowId of removed) changes.push(removeStep(rowId))
  for (const [place, { id: rowId, title, isDone }] of added.entries()) {
    const made = createSubtask(id, title, later(now, place))
    const data = isDone ? { ...made, ...setSubtaskDone(true, today) } : made
    changes.push(insertStep(rowId, data))
    if (isDone) changes.push(winOf({ id: rowId, title: data.title }, now, today))
  }
  return changes
}

/** Puts smaller steps in the place of one. No change without a title, so that nothing is lost. */
export function makeStepSmaller(
  step: Subtask,
  titles: readonly string[],
  newId: () => string,
  now: Date,
): Change[] {
  const smaller = createSmallerSteps(step, titles, now)
  return smaller.length === 0
    ? []
    : [...smaller.map((data) => insertStep(newId(), data)), removeStep(step.id)]
}

/** Splits a task into several: it is renamed, and the new ones get its day, time, category and importance. */
export function splitTask(
  task: Task,
  first: string,
  others: readonly string[],
  newId: () => string,
  now: Date,
): Change[] {
  const { timeOfDay, category, priority, isDaily, dueDate, repeat } = task
  const added = others.map((title, place) => {
    const data = createTask(
      { title, timeOfDay, category, priority, isDaily, dueDate, repeat },
      later(now, place),
    )
    return insertTask(newId(), data)
  })
  return [updateTask(task.id, { title: first }), ...added]
}

function later(now: Date, place: number): Date {
  return new Date(now.getTime() + place)
}
