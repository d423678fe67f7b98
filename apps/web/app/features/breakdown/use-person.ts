import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'
import { usePreferences } from '../../data/preferences/use-preferences.ts'

/** What makes steps fit the person: today's energy, and what is hard for them. */
export function usePerson() {
  const energyLevel = useTodaysEnergy()
  const preferences = usePreferences()
  return { energyLevel, primaryChallenges: preferences?.primaryChallenges ?? [] }
}
