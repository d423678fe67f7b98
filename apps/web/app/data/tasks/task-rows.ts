import type { ChangedFieldsOf, NewFieldsOf } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'

/** Makes the changes to rows of tasks and steps; nothing else does. */

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
