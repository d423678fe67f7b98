import type { UserPreferencesData } from './user-preferences.ts'

type Known = Pick<UserPreferencesData, 'primaryChallenges' | 'dailyStruggles' | 'goals' | 'workingStyle'>

/** Whether the assessment was completed, even with 'I'm not sure yet' throughout. */
export function hasCompletedAssessment(preferences: Pick<Known, 'workingStyle'> | undefined): boolean {
  return preferences?.workingStyle['assessment_completed'] === true
}

/** Whether to offer the assessment: the three lists are empty, and it was never completed. */
export function needsAssessment(preferences: Known | undefined): boolean {
  if (!preferences) return true
  const { primaryChallenges, dailyStruggles, goals } = preferences
  const isUnknown = [primaryChallenges, dailyStruggles, goals].every((list) => list.length === 0)
  return isUnknown && !hasCompletedAssessment(preferences)
}
