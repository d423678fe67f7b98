import type { ChallengeId } from '../preferences/challenges.ts'
import type { GoalId } from '../preferences/goals.ts'

export const TIP_CATEGORIES = [
  'physical',
  'mental',
  'productivity',
  'environmental',
  'sleep',
  'routine',
] as const

export type TipCategory = (typeof TIP_CATEGORIES)[number]

/** One idea that can be tried within a day. */
export interface Tip {
  readonly id: string
  readonly category: TipCategory
  readonly title: string
  readonly content: string
  readonly relevantChallenges: readonly ChallengeId[]
  readonly relevantGoals: readonly GoalId[]
  /** Where a claim about health comes from. */
  readonly source?: string
}

/** A tip as it is written down, in a file for its category. */
export type TipWords = Omit<Tip, 'category'>
