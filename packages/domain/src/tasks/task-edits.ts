import * as z from 'zod/mini'
import { isCalendarDate } from '../fields.ts'
import { isSubtaskDone } from './completion.ts'
import { inStepOrder } from './step-order.ts'
import type { Subtask } from './subtask.ts'
import { PRIORITIES, type Priority, type Task, type TaskData, type TimeOfDay, TIMES_OF_DAY } from './task.ts'
import { readTypedRepeat, type TypedRepeat, typedRepeatSchema, typeRepeat } from './typed-repeat.ts'

/**
 * A form keeps what a person changed as edits beside the task, never as a copy of it: changes from another device
 * show through, and saving sends only what was edited. A new task is edits on an empty form.
 */

/**
 * A task as its form shows it. `minutes` and `dueDate` are as typed; null means not chosen, or no day. A date in the
 * past shows as no day, as the task is simply on the list.
 */
export interface TaskFields {
  readonly title: string
  readonly priority: Priority
  readonly minutes: string
  readonly timeOfDay: TimeOfDay | null
  readonly category: string | null
  readonly isDaily: boolean
  readonly dueDate: string | null
  /** Another way to repeat than daily: one at a time. */
  readonly repeat: TypedRepeat | null
}

export interface StepEntry {
  readonly id: string
  readonly title: string
  readonly isDone: boolean
}

export interface TaskForm {
  readonly fields: TaskFields
  /** In the order in which they are to be done. */
  readonly steps: readonly StepEntry[]
}

/** Kept as text between two visits, so it is read back through its schema. */
export const taskEditsSchema = z.object({
  fields: z.partial(
    z.object({
      title: z.string(),
      priority: z.enum(PRIORITIES),
      minutes: z.string(),
      timeOfDay: z.nullable(z.enum(TIMES_OF_DAY)),
      category: z.nullable(z.string()),
      isDaily: z.boolean(),
      dueDate: z.nullable(z.string()),
      repeat: z.nullable(typedRepeatSchema),
    }),
  ),
  added: z.array(z.object({ id: z.string(), title: z.string(), isDone: z.boolean() })),
  /** Changes by a step's id, to existing and added steps alike. */
  steps: z.record(z.string(), z.object({ title: z.optional(z.string()), isDone: z.optional(z.boolean()) })),
  removed: z.array(z.string()),
})
export type TaskEdits = z.infer<typeof taskEditsSchema>

export const NO_EDITS: TaskEdits = { fields: {}, added: [], steps: {}, removed: [] }

/** The form of a task that is not there yet. */
export function newTaskForm(chosen: Partial<TaskFields> = {}): TaskForm {
  const blank: TaskFields = {
    title: '',
    priority: 'medium',
    minutes: '',
    timeOfDay: null,
    category: null,
    isDaily: false,
    dueDate: null,
    repeat: null,
  }
  return { fields: { ...blank, ...chosen }, steps: [] }
}

/** The form of a task as it is now. */
export function taskForm(task: Task, steps: readonly Subtask[], today: string): TaskForm {
  const { title, priority, estimatedTime, timeOfDay, category, isDaily, dueDate } = task
  const repeat = isDaily ? null : task.repeat
  return {
    fields: {
      title,
      priority,
      minutes: estimatedTime === null ? '' : String(estimatedTime),
      timeOfDay: timeOfDay ?? 'anytime',
      category,
      isDaily,
      dueDate: dueDate !== null && dueDate >= today ? dueDate : null,
      repeat: repeat && typeRepeat(repeat),
    },
    steps: inStepOrder(steps).map((step) => ({
      id: step.id,
      title: step.title,
      isDone: isSubtaskDone(step, task, today),
    })),
  }
}

/** The form with the edits applied. Removed steps are still among the steps. */
export function applyEdits(form: TaskForm, edits: TaskEdits): TaskForm {
  const steps = [...form.steps, ...edits.added].map((step) => ({ ...step, ...edits.steps[step.id] }))
  return { fields: { ...form.fields, ...edits.fields }, steps }
}

/** Sets a field; choosing the present value again removes the edit. */
export function editField<Name extends keyof TaskFields>(
  form: TaskForm,
  edits: TaskEdits,
  name: Name,
  value: TaskFields[Name],
): TaskEdits {
  const { [name]: _, ...rest } = edits.fields
  const fields = isSame(value, form.fields[name]) ? rest : { ...rest, [name]: value }
  return { ...edits, fields }
}

/** The day on which the task begins: the chosen one where it lies ahead, else today. */
export function firstDay({ dueDate }: TaskFields, today: string): string {
  return dueDate !== null && dueDate > today && isCalendarDate(dueDate) ? dueDate : today
}

/** Sets or changes the rule. It replaces daily, and a chosen day ahead becomes the day on which the rule begins. */
export function editRepeat(form: TaskForm, edits: TaskEdits, repeat: TypedRepeat, today: string): TaskEdits {
  const { fields } = applyEdits(form, edits)
  if (fields.repeat) return editField(form, edits, 'repeat', repeat)
  const begun = { ...repeat, anchorOn: firstDay(fields, today) }
  const next = editField(form, editField(form, edits, 'repeat', begun), 'isDaily', false)
  return begun.anchorOn > today ? editField(form, next, 'dueDate', null) : next
}

/** Removes the rule. If it was still to begin, its first day stays as the task's day. */
export function endRepeat(form: TaskForm, edits: TaskEdits, today: string): TaskEdits {
  const { repeat } = applyEdits(form, edits).fields
  const next = editField(form, edits, 'repeat', null)
  const isAhead = repeat !== null && repeat.anchorOn > today && isCalendarDate(repeat.anchorOn)
  return isAhead ? editField(form, next, 'dueDate', repeat.anchorOn) : next
}

export function editDaily(form: TaskForm, edits: TaskEdits, isDaily: boolean, today: string): TaskEdits {
  return editField(form, isDaily ? endRepeat(form, edits, today) : edits, 'isDaily', isDaily)
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Blank is ignored. */
export function addStep(edits: TaskEdits, id: string, title: string): TaskEdits {
  if (title.trim() === '') return edits
  return { ...edits, added: [...edits.added, { id, title: title.trim(), isDone: false }] }
}

export function editStep(edits: TaskEdits, id: string, change: Partial<Omit<StepEntry, 'id'>>): TaskEdits {
  return { ...edits, steps: { ...edits.steps, [id]: { ...edits.steps[id], ...change } } }
}

export function setStepRemoved(edits: TaskEdits, id: string, isRemoved: boolean): TaskEdits {
  const others = edits.removed.filter((removed) => removed !== id)
  return { ...edits, removed: isRemoved ? [...others, id] : others }
}

type RevisedField =
  | 'title'
  | 'priority'
  | 'estimatedTime'
  | 'category'
  | 'isDaily'
  | 'dueDate'
  | 'repeat'
  | 'setAsideAt'

/** The changes that saving has to write. */
export interface TaskRevision {
  readonly task: Partial<Pick<TaskData, RevisedField>> & { timeOfDay?: TimeOfDay }
  readonly added: readonly StepEntry[]
  readonly changed: readonly { readonly id: string; readonly title?: string; readonly isDone?: boolean }[]
  readonly removed: readonly string[]
}

/**
 * The changes from the task as it is now. A step that was renamed here and deleted elsewhere becomes a new step;
 * `newId` gives its id.
 */
export function revise(form: TaskForm, edits: TaskEdits, newId: () => string): TaskRevision {
  const removed = new Set(edits.removed)
  const there = new Map(form.steps.map((step) => [step.id, step]))
  const added = edits.added
    .filter(({ id }) => !removed.has(id))
    .map((step) => ({ ...step, ...edits.steps[step.id] }))
    .filter(({ title }) => title.trim() !== '')
  const own = new Set(edits.added.map(({ id }) => id))
  const changed: TaskRevision['changed'][number][] = []
  for (const [id, { title, isDone }] of Object.entries(edits.steps)) {
    if (removed.has(id) || own.has(id)) continue
    const step = there.get(id)
    const newTitle = title?.trim() || undefined
    if (!step) {
      if (newTitle !== undefined) added.push({ id: newId(), title: newTitle, isDone: isDone ?? false })
      continue
    }
    const change = {
      ...(newTitle !== undefined && newTitle !== step.title && { title: newTitle }),
      ...(isDone !== undefined && isDone !== step.isDone && { isDone }),
    }
    if (Object.keys(change).length > 0) changed.push({ id, ...change })
  }
  return {
    task: reviseFields(form.fields, edits.fields),
    added: added.map((step) => ({ ...step, title: step.title.trim() })),
    changed,
    removed: edits.removed.filter((id) => there.has(id)),
  }
}

function reviseFields(fields: TaskFields, edited: TaskEdits['fields']): TaskRevision['task'] {
  const task: { -readonly [Name in keyof TaskRevision['task']]: TaskRevision['task'][Name] } = {}
  const { title, priority, minutes, timeOfDay, category, isDaily, dueDate, repeat } = edited
  if (title !== undefined && title.trim() !== '' && title.trim() !== fields.title) task.title = title.trim()
  if (priority !== undefined && priority !== fields.priority) task.priority = priority
  if (minutes !== undefined && minutes.trim() !== fields.minutes) {
    const read = readMinutes(minutes)
    if (read.kind === 'minutes') task.estimatedTime = read.minutes
  }
  if (timeOfDay && timeOfDay !== fields.timeOfDay) task.timeOfDay = timeOfDay
  if (category && category !== fields.category) task.category = category
  if (isDaily !== undefined && isDaily !== fields.isDaily) task.isDaily = isDaily
  if (dueDate !== undefined && dueDate !== fields.dueDate && isDay(dueDate)) {
    task.dueDate = dueDate
    // A task with a day is not set aside any more.
    task.setAsideAt = null
  }
  if (repeat !== undefined && !isSame(repeat, fields.repeat)) {
    const read = repeat && readTypedRepeat(repeat)
    if (read === null) task.repeat = null
    else if (read.kind === 'repeat') task.repeat = read.repeat
  }
  return task
}

/** Whether there is anything to save or to keep as a draft. */
export function isEdited(form: TaskForm, edits: TaskEdits): boolean {
  const { task, added, changed, removed } = revise(form, edits, () => '')
  return Object.keys(task).length + added.length + changed.length + removed.length > 0
}

const MOST_MINUTES = 100_000

/** A whole number of at least 1, or blank for none. */
export function readMinutes(
  typed: string,
): { kind: 'minutes'; minutes: number | null } | { kind: 'unclear' } {
  const text = typed.trim()
  if (text === '') return { kind: 'minutes', minutes: null }
  const minutes = Number(text)
  return /^\d+$/.test(text) && minutes >= 1 && minutes <= MOST_MINUTES
    ? { kind: 'minutes', minutes }
    : { kind: 'unclear' }
}

export type FormGap = 'title' | 'minutes' | 'timeOfDay' | 'category' | 'dueDate' | 'repeat'

/** What a form still lacks before it can become a task, from top to bottom. */
export function findGaps(fields: TaskFields): readonly FormGap[] {
  const { title, minutes, timeOfDay, category, dueDate, repeat } = fields
  const gaps: FormGap[] = []
  if (title.trim() === '') gaps.push('title')
  if (!category) gaps.push('category')
  if (!timeOfDay) gaps.push('timeOfDay')
  if (!repeat && !isDay(dueDate)) gaps.push('dueDate')
  if (readMinutes(minutes).kind === 'unclear') gaps.push('minutes')
  if (repeat && readTypedRepeat(repeat).kind === 'unclear') gaps.push('repeat')
  return gaps
}

/** Whether it is a date or none, and not one that is still being picked. */
function isDay(dueDate: string | null): boolean {
  return dueDate === null || isCalendarDate(dueDate)
}
