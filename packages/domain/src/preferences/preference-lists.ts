import { CHALLENGES } from '@glimmer/content/preferences/challenges'
import { GOALS } from '@glimmer/content/preferences/goals'
import type { Option } from '@glimmer/content/preferences/option'
import { STRUGGLES } from '@glimmer/content/preferences/struggles'

/** The three lists that a person ticks about themselves, as the row's fields are called. */
export const PREFERENCE_LISTS = ['primaryChallenges', 'dailyStruggles', 'goals'] as const

export type PreferenceList = (typeof PREFERENCE_LISTS)[number]

export const LIST_OPTIONS: Readonly<Record<PreferenceList, readonly Option[]>> = {
  primaryChallenges: CHALLENGES,
  dailyStruggles: STRUGGLES,
  goals: GOALS,
}
