import type { UserPreferencesData } from './user-preferences.ts'

type Known = Pick<UserPreferencesData, 'primaryChallenges' | 'dailyStruggles' | 'goals' | 'workingStyle'>

/** Whether the assessment was completed, even with 'I'm not sure yet' throughout. */
export function hasCompletedAssessment(preferences: Pick<Known, 'workingStyle'> | undefined): boolean {
  return preferences?.workingStyle['assessment_completed'] === true
}

/** Whether the person said 'Not now' to it, on whatever device. */
function hasLeftAssessment({ workingStyle }: Pick<Known, 'workingStyle'>): boolean {
  return workingStyle['assessment_left'] === true
}

/** Whether to offer the assessment: the three lists are empty, and it was neither completed nor left. */
export function needsAssessment(preferences: Known | undefined): boolean {
  if (!preferences) return true
  const { primaryChallenges, dailyStruggles, goals } = preferences
  const isUnknown = [primaryChallenges, dailyStruggles, goals].every((list) => list.length === 0)
  return isUnknown && !hasCompletedAssessment(preferences) && !hasLeftAssessment(preferences)
}
