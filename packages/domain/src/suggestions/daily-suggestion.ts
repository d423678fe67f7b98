import type { DailySuggestion } from '@glimmer/content/suggestions/daily-suggestion'
import { createTask } from '../tasks/create-task.ts'
import type { TaskData } from '../tasks/task.ts'

/** The daily task that becomes of it. */
export function createSuggestedDaily(suggestion: DailySuggestion, now: Date): TaskData {
  const { title, timeOfDay, estimatedMinutes, priority, category } = suggestion
  return createTask(
    { title, timeOfDay, estimatedTime: estimatedMinutes, priority, category, isDaily: true },
    now,
  )
}
