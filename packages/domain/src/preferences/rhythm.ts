import type { UserPreferencesData } from './user-preferences.ts'

/** The parts of the day that `energyPatterns.peak_hours` may hold. */
export const PEAK_HOURS = ['morning', 'afternoon', 'evening'] as const

export type PeakHour = (typeof PEAK_HOURS)[number]

/** The keys of `workingStyle` that say when a person comes alive. */
export const RHYTHM_TRAITS = ['morning_person', 'night_owl'] as const

export type RhythmTrait = (typeof RHYTHM_TRAITS)[number]

/** When the person is at their best, as far as they said so. */
export interface Rhythm {
  readonly isMorningPerson: boolean
  readonly isNightOwl: boolean
  readonly peakHours: readonly PeakHour[]
}

/**
 * Read from `workingStyle.morning_person`, `workingStyle.night_owl` and `energyPatterns.peak_hours`, the names that the
 * product specification gives them. What is not there, or is something else, counts as not said.
 */
export function rhythmOf(
  preferences: Pick<UserPreferencesData, 'workingStyle' | 'energyPatterns'> | undefined,
): Rhythm {
  const hours = preferences?.energyPatterns['peak_hours']
  return {
    isMorningPerson: preferences?.workingStyle['morning_person'] === true,
    isNightOwl: preferences?.workingStyle['night_owl'] === true,
    peakHours: PEAK_HOURS.filter((hour) => Array.isArray(hours) && hours.includes(hour)),
  }
}
