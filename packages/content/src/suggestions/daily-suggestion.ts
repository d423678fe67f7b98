import type { ChallengeId } from '../preferences/challenges.ts'
import type { GoalId } from '../preferences/goals.ts'
import type { SuggestionCategory } from '../tasks/suggested-tasks.ts'
import type { Priority, TimeOfDay } from '../terms.ts'

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
