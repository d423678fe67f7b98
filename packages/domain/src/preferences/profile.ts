import { hasCompletedAssessment } from './needs-assessment.ts'
import type { UserPreferencesData } from './user-preferences.ts'

/** So many challenges and goals are named at first; the others are only counted. */
export const CHALLENGES_IN_VIEW = 5
export const GOALS_IN_VIEW = 3

type Known = Pick<UserPreferencesData, 'primaryChallenges' | 'dailyStruggles' | 'goals' | 'workingStyle'>

export interface Profile {
  readonly challenges: readonly string[]
  readonly struggles: readonly string[]
  readonly goals: readonly string[]
  /** Everything was asked and answered, be it by 'not sure yet', or each of the lists says something. */
  readonly isComplete: boolean
}

/** What a person said about themselves; an empty profile where there are no preferences. */
export function profileOf(preferences: Known | undefined): Profile {
  const challenges = preferences?.primaryChallenges ?? []
  const struggles = preferences?.dailyStruggles ?? []
  const goals = preferences?.goals ?? []
  const saysAll = [challenges, struggles, goals].every(({ length }) => length > 0)
  return { challenges, struggles, goals, isComplete: hasCompletedAssessment(preferences) || saysAll }
}
