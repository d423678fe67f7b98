import type { ChallengeId } from '../preferences/challenges.ts'
import type { GoalId } from '../preferences/goals.ts'
import { createTask } from '../tasks/create-task.ts'
import type { SuggestionCategory } from '../tasks/suggested-tasks.ts'
import type { Priority, TaskData, TimeOfDay } from '../tasks/task.ts'

/** Something small that may become part of every day. */
export interface DailySuggestion {
  readonly id: string
  readonly title: string
  readonly timeOfDay: TimeOfDay
  readonly estimatedMinutes: number
  readonly priority: Priority
  readonly category: SuggestionCategory
  readonly relevantChallenges: readonly ChallengeId[]
  readonly relevantGoals: readonly GoalId[]
}

/** The daily task that becomes of it. */
export function createSuggestedDaily(suggestion: DailySuggestion, now: Date): TaskData {
  const { title, timeOfDay, estimatedMinutes, priority, category } = suggestion
  return createTask(
    { title, timeOfDay, estimatedTime: estimatedMinutes, priority, category, isDaily: true },
    now,
  )
}
