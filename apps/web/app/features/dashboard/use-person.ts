import { type Needs, needsOf } from '@glimmer/domain/preferences/needs'
import { type Profile, profileOf } from '@glimmer/domain/preferences/profile'
import { rhythmOf, type Rhythm } from '@glimmer/domain/preferences/rhythm'
import { useMemo } from 'react'
import { usePreferences } from '../../data/preferences/use-preferences.ts'

export interface Person {
  readonly profile: Profile
  readonly needs: Needs
  readonly rhythm: Rhythm
}

/** What is known of the person, live. Without preferences everybody counts as new. */
export function usePerson(): Person {
  const preferences = usePreferences()
  return useMemo(
    () => ({
      profile: profileOf(preferences),
      needs: needsOf(preferences),
      rhythm: rhythmOf(preferences),
    }),
    [preferences],
  )
}
