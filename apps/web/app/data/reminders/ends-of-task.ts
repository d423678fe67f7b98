import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'

/**
 * The ends of a task's reminders, for whoever deletes it, so that an undo brings them back. Apart from the other rows of
 * reminders, which load with the dialogs.
 */
export function endsOfTask({ mirror }: Pick<DeviceStore, 'mirror'>, taskId: string): Change[] {
  return mirror
    .rowsOf('task_reminders')
    .filter((one) => one.taskId === taskId)
    .map(({ id: rowId }) => ({ table: 'task_reminders', rowId, op: 'delete' }))
}
