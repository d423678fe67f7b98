import { createSuggestedDaily } from '@glimmer/domain/suggestions/daily-suggestion'
import type { DailySuggestion } from '@glimmer/content/suggestions/daily-suggestion'
import { createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import type { Tip } from '@glimmer/content/tips/tip'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from '../../data/save-with-undo.ts'
import { insertTask } from '../../data/tasks/task-rows.ts'
import { words } from './words.ts'

/** Makes tasks of suggestions and tips. Each returns whether it took effect, and shows a message where it did not. */
export function createDashboardCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now, randomId } = browserEnvironment,
) {
  const save = createSaveWithUndo(store)
  const insert = (data: TaskData, text: string) => save([insertTask(randomId(), data)], text)
  return {
    addDaily: (suggestion: DailySuggestion) =>
      insert(
        createSuggestedDaily(suggestion, new Date(now())),
        words.addedDaily(suggestion.title, suggestion.timeOfDay, suggestion.priority),
      ),
    addTip: ({ title }: Tip) => insert(createTask({ title }, new Date(now())), words.addedTip(title)),
  }
}
