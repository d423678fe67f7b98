import type { TimeBlock, TimeBlockData } from '@glimmer/domain/calendar/time-block'
import type { Task } from '@glimmer/domain/tasks/task'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { insertBlock, removeBlock, updateBlock } from '../tasks/task-rows.ts'
import { words } from './words.ts'

type Times = Pick<TimeBlockData, 'startDatetime' | 'endDatetime'>

/** What a person can do to the times of their tasks. Each resolves with whether it took effect; if not, a toast has said why. */
export interface BlockCommands {
  /** `when`: the same time in words. */
  give(task: Pick<Task, 'id' | 'title'>, times: Times, when: string): Promise<boolean>
  move(block: TimeBlock, title: string, times: Times, when: string): Promise<boolean>
  /** The task stays. */
  takeOut(block: TimeBlock, title: string): Promise<boolean>
}

export function createBlockCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { randomId } = browserEnvironment,
): BlockCommands {
  const save = createSaveWithUndo(store)
  return {
    give: ({ id, title }, times, when) =>
      save([insertBlock(randomId(), { taskId: id, ...times })], words.timeGiven(title, when)),
    move(block, title, times, when) {
      const isSame = times.startDatetime === block.startDatetime && times.endDatetime === block.endDatetime
      return save(isSame ? [] : [updateBlock(block.id, times)], words.timeGiven(title, when))
    },
    takeOut: ({ id }, title) => save([removeBlock(id)], words.timeTakenOut(title)),
  }
}
