import type { ChangedFieldsOf, NewFieldsOf } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'

/** Makes the changes to rows of tasks, steps and times of tasks; nothing else does. */

export function insertTask(id: string, data: NewFieldsOf<'tasks'>): Change {
  return { table: 'tasks', rowId: id, op: 'insert', data }
}

export function updateTask(id: string, data: ChangedFieldsOf<'tasks'>): Change {
  return { table: 'tasks', rowId: id, op: 'update', data }
}

export function removeTask(id: string): Change {
  return { table: 'tasks', rowId: id, op: 'delete' }
}

export function insertStep(id: string, data: NewFieldsOf<'subtasks'>): Change {
  return { table: 'subtasks', rowId: id, op: 'insert', data }
}

export function updateStep(id: string, data: ChangedFieldsOf<'subtasks'>): Change {
  return { table: 'subtasks', rowId: id, op: 'update', data }
}

export function removeStep(id: string): Change {
  return { table: 'subtasks', rowId: id, op: 'delete' }
}

export function insertBlock(id: string, data: NewFieldsOf<'time_blocks'>): Change {
  return { table: 'time_blocks', rowId: id, op: 'insert', data }
}

export function updateBlock(id: string, data: ChangedFieldsOf<'time_blocks'>): Change {
  return { table: 'time_blocks', rowId: id, op: 'update', data }
}

export function removeBlock(id: string): Change {
  return { table: 'time_blocks', rowId: id, op: 'delete' }
}
