import { CHALLENGES } from './challenges.ts'
import { GOALS } from './goals.ts'
import type { Option } from './option.ts'
import { STRUGGLES } from './struggles.ts'

/** The three lists that a person ticks about themselves, as the row's fields are called. */
export const PREFERENCE_LISTS = ['primaryChallenges', 'dailyStruggles', 'goals'] as const

export type PreferenceList = (typeof PREFERENCE_LISTS)[number]

export const LIST_OPTIONS: Readonly<Record<PreferenceList, readonly Option[]>> = {
  primaryChallenges: CHALLENGES,
  dailyStruggles: STRUGGLES,
  goals: GOALS,
}
