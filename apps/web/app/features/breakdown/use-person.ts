import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'
import { usePreferences } from '../../data/preferences/use-preferences.ts'

/** What is known of the person that makes steps fit: the energy of today, and what is hard for them. */
export function usePerson() {
  const energyLevel = useTodaysEnergy()
  const preferences = usePreferences()
  return { energyLevel, primaryChallenges: preferences?.primaryChallenges ?? [] }
}
