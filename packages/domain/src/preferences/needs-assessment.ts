import type { UserPreferencesData } from './user-preferences.ts'

type Known = Pick<UserPreferencesData, 'primaryChallenges' | 'dailyStruggles' | 'goals' | 'workingStyle'>

/** Whether the assessment has been gone through, also by who was not sure of anything yet. */
export function hasCompletedAssessment(preferences: Pick<Known, 'workingStyle'> | undefined): boolean {
  return preferences?.workingStyle['assessment_completed'] === true
}

/** Whether the assessment asks: nothing of the three lists is known, and it was never gone through. */
export function needsAssessment(preferences: Known | undefined): boolean {
  if (!preferences) return true
  const { primaryChallenges, dailyStruggles, goals } = preferences
  const isUnknown = [primaryChallenges, dailyStruggles, goals].every((list) => list.length === 0)
  return isUnknown && !hasCompletedAssessment(preferences)
}
