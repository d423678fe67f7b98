import type { UserPreferencesData } from './user-preferences.ts'

/** When the person is at their best, as far as they said so. */
export interface Rhythm {
  readonly isMorningPerson: boolean
  readonly isNightOwl: boolean
  /** Parts of the day: `morning`, `afternoon`, `evening`. */
  readonly peakHours: readonly string[]
}

/**
 * Read from `workingStyle.morning_person`, `workingStyle.night_owl` and `energyPatterns.peak_hours`, the names that the
 * product specification gives them. What is not there, or is something else, counts as not said.
 */
export function rhythmOf(
  preferences: Pick<UserPreferencesData, 'workingStyle' | 'energyPatterns'> | undefined,
): Rhythm {
  const peakHours = preferences?.energyPatterns['peak_hours']
  return {
    isMorningPerson: preferences?.workingStyle['morning_person'] === true,
    isNightOwl: preferences?.workingStyle['night_owl'] === true,
    peakHours: Array.isArray(peakHours) ? peakHours.filter((hours) => typeof hours === 'string') : [],
  }
}
