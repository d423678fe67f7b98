import { addDays } from '@glimmer/domain/days/add-days'
import { customCategoryPatch } from '@glimmer/domain/preferences/user-preferences'
import { isTaskDone, type Repetition, setSubtaskDone } from '@glimmer/domain/tasks/completion'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import { REPEAT_KINDS } from '@glimmer/domain/tasks/repeat'
import type { Task } from '@glimmer/domain/tasks/task'
import { standingWinId } from '@glimmer/domain/tasks/win'
import type { Change } from '@glimmer/sync/change'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { changeDayStart } from '../../apps/web/app/data/preferences/day-start-changes.ts'
import * as changeLater from '../../apps/web/app/data/tasks/later-changes.ts'
import { makeStepSmaller } from '../../apps/web/app/data/tasks/form-changes.ts'
import * as changeTask from '../../apps/web/app/data/tasks/task-changes.ts'
import { todayOf } from '../../apps/web/app/data/preferences/own-day.ts'
import { insertBlock, updateBlock } from '../../apps/web/app/data/tasks/task-rows.ts'
import type { Fault } from './faulty-network.ts'
import type { SimulatedDevice } from './simulated-device.ts'

/** What a person does. `pick` chooses among the rows that are there; where there are none, a task is added. */
export interface Act {
  readonly kind:
    | 'add_task'
    | 'rename'
    | 'toggle'
    | 'move'
    | 'delete'
    | 'add_step'
    | 'toggle_step'
    | 'make_smaller'
    | 'give_time'
    | 'move_time'
    | 'repeat'
    | 'toggle_on_old_page'
    | 'skip'
    | 'date'
    | 'set_aside'
    | 'bring'
    | 'day_start'
    | 'dump'
    | 'dump_to_task'
    | 'category'
    | 'goals'
    | 'undo'
  readonly pick: number
  readonly text: string
}

/** What happens around them. */
export type Event =
  | {
      readonly kind: 'sync'
      readonly device: number
      readonly fault: Fault
      /** What the person does while the device waits for an answer, and how many answers come before that one. */
      readonly meanwhile: Act | null
      readonly before: number
    }
  /** The page is opened anew, and things are done on the one before while it opens. */
  | { readonly kind: 'open'; readonly device: number; readonly meanwhile: readonly Act[] }
  | { readonly kind: 'offline' | 'online' | 'late'; readonly device: number }
  | { readonly kind: 'jump'; readonly device: number; readonly hours: number }
  /** So many days behind: it might as well be a device that was offline, so its word is taken. */
  | { readonly kind: 'behind'; readonly device: number; readonly days: number }
  /** Days go by on the server, and its daily work is done. */
  | { readonly kind: 'days'; readonly days: number }

export interface History {
  readonly devices: number
  /** How many days each device's clock is behind at first, or ahead. */
  readonly daysBehind: readonly number[]
  readonly steps: readonly { readonly device: number; readonly act: Act; readonly events: readonly Event[] }[]
  /** Before which step the account is reset, if it is. */
  readonly resetAt: number | null
  /** Before which step the server forgets all of its history that it may forget, if it does. */
  readonly pruneAt: number | null
}

const device = fc.nat({ max: 4 })

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    'add_task',
    'add_task',
    'rename',
    'rename',
    'toggle',
    'toggle',
    'move',
    'delete',
    'add_step',
    'toggle_step',
    'make_smaller',
    'give_time',
    'move_time',
    'repeat',
    'repeat',
    'toggle_on_old_page',
    'skip',
    'date',
    'set_aside',
    'bring',
    'day_start',
    'dump',
    'dump_to_task',
    'category',
    'goals',
    'undo',
  ),
  pick: fc.nat({ max: 1_000 }),
  text: fc.oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    fc.constant('\0 half \ud83d of it'),
  ),
})

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      device,
      fault: fc.constantFrom<Fault>('none', 'none', 'none', 'lost', 'answer_lost', 'late', 'twice'),
      meanwhile: fc.option(act, { freq: 2 }),
      before: fc.nat({ max: 1 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('offline', 'online', 'late'), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      device,
      meanwhile: fc.array(act, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('jump' as const),
      device,
      hours: fc.integer({ min: -90_000, max: 90_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('behind' as const),
      device,
      days: fc.constantFrom(0, 33, 360),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
)

/** Histories of 3 to 5 devices with at least `steps` mutations. */
export function histories(steps: number): fc.Arbitrary<History> {
  return fc.record({
    devices: fc.integer({ min: 3, max: 5 }),
    daysBehind: fc.array(fc.constantFrom(0, 33, 40, 360, 3_652, -3_652), { minLength: 5, maxLength: 5 }),
    steps: fc.array(fc.record({ device, act, events: fc.array(event, { maxLength: 2 }) }), {
      minLength: steps,
      maxLength: steps + 20,
      size: 'max',
    }),
    resetAt: fc.option(fc.integer({ min: 10, max: steps - 10 })),
    pruneAt: fc.option(fc.integer({ min: 10, max: steps - 10 })),
  })
}

/** Turns an act into the changes that the product would write for it. */
export function changesFor(
  { kind, pick, text }: Act,
  on: SimulatedDevice,
  undo: readonly Change[],
): readonly Change[] {
  const { mirror } = on.store
  const now = on.now()
  const today = todayOf(on.store, now)
  const title = text.trim() || 'Something small'
  const tasks = mirror.rowsOf('tasks')
  const task = tasks[pick % tasks.length]
  const steps = mirror.rowsOf('subtasks')
  const step = steps[pick % steps.length]
  const blocks = mirror.rowsOf('time_blocks')
  const block = blocks[pick % blocks.length]
  const thought = mirror.rowsOf('brain_dump_items')[0]
  const addTask: Change[] = [
    {
      table: 'tasks',
      rowId: randomUUID(),
      op: 'insert',
      data: createTask({ title, isDaily: pick % 5 === 0 }, now),
    },
  ]
  const updateTask = (data: Record<string, unknown>): Change[] =>
    task ? [{ table: 'tasks', rowId: task.id, op: 'update', data }] : addTask

  switch (kind) {
    case 'add_task':
      return addTask
    case 'rename':
      return updateTask({ title })
    case 'toggle':
      return task ? toggle(task, now, today) : addTask
    case 'move':
      return updateTask({ timeOfDay: pick % 2 ? 'morning' : 'evening' })
    case 'delete':
      if (!task) return addTask
      return changeTask.deleteTask(
        task,
        steps.filter(({ taskId }) => taskId === task.id),
        blocks.filter(({ taskId }) => taskId === task.id),
      )
    case 'add_step':
      if (!task) return addTask
      return [
        { table: 'subtasks', rowId: randomUUID(), op: 'insert', data: createSubtask(task.id, title, now) },
      ]
    case 'toggle_step':
      if (!step) return addTask
      return [
        { table: 'subtasks', rowId: step.id, op: 'update', data: setSubtaskDone(!step['completed'], today) },
      ]
    case 'make_smaller':
      return step ? makeStepSmaller(step, [title, 'The rest of it'], randomUUID, now) : addTask
    case 'give_time':
      return task ? [insertBlock(randomUUID(), { taskId: task.id, ...timeOn(today, pick) })] : addTask
    case 'move_time':
      return block ? [updateBlock(block.id, timeOn(addDays(today, 1), pick))] : addTask
    case 'repeat':
      return task ? changeLater.setRepeat(task, ruleFor(pick, today), today) : addTask
    case 'toggle_on_old_page':
      return task ? toggle({ ...task, repeat: null }, now, today) : addTask
    case 'skip':
      return task ? orElse(changeLater.skipOccurrence(task, today), addTask) : addTask
    case 'date':
      return task ? changeLater.moveToDay(task, pick % 3 ? addDays(today, (pick % 40) - 5) : null) : addTask
    case 'set_aside':
      return task ? changeLater.setAside(task, now) : addTask
    case 'bring':
      return orElse(changeLater.bringToToday(tasks.slice(0, 5), today), addTask)
    case 'day_start':
      return changeDayStart(on.store, pick % 24, now)
    case 'dump':
      return [
        {
          table: 'brain_dump_items',
          rowId: randomUUID(),
          op: 'insert',
          data: { text: title, createdAt: now.toISOString() },
        },
      ]
    case 'dump_to_task':
      return thought ? [...addTask, { table: 'brain_dump_items', rowId: thought.id, op: 'delete' }] : addTask
    case 'category':
      return preferences({ appCustomizations: customCategoryPatch(title) })
    case 'goals':
      return preferences({
        goals: [title],
        workingStyle: { [`key${pick % 3}`]: pick % 5 ? { a: pick } : null },
      })
    case 'undo':
      return undo.length > 0 ? undo : addTask
  }
}

function timeOn(date: string, pick: number) {
  const hour = String(pick % 23).padStart(2, '0')
  return { startDatetime: `${date}T${hour}:00:00`, endDatetime: `${date}T${hour}:30:00` }
}

/** A task and its win in one write. A page from before there were rules sees none. */
function toggle(task: Task, now: Date, today: string): Change[] {
  const isDone = task.repeat ? isTaskDone(task, today) : standingWinId(task) !== null
  return changeTask.setTaskDone(task, !isDone, now, today)
}

/** Every way to come again. */
function ruleFor(pick: number, today: string): Repetition {
  const kind = REPEAT_KINDS[pick % 6]
  if (!kind) return pick % 6 === 4 ? 'daily' : null
  return {
    kind,
    every: 1 + (pick % 9),
    weekdays: kind === 'weeks' ? [1 + (pick % 3), 5] : [],
    monthDay: kind === 'months' ? 1 + (pick % 31) : null,
    anchorOn: addDays(today, -(pick % 60)),
    stays: pick % 2 === 0,
  }
}

function orElse(changes: Change[], otherwise: Change[]): Change[] {
  return changes.length > 0 ? changes : otherwise
}

function preferences(data: Record<string, unknown>): Change[] {
  return [{ table: 'user_preferences', rowId: 'me', op: 'insert', data }]
}
