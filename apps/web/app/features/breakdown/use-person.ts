import { useRow } from '../../device/device-context.ts'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { useToday } from '../../data/preferences/use-today.ts'

/** What is known of the person that makes steps fit: the energy of today, and what is hard for them. */
export function usePerson() {
  const today = useToday()
  const checkin = useRow('daily_checkins', today)
  const preferences = usePreferences()
  return {
    energyLevel: checkin?.energyLevel ?? null,
    primaryChallenges: preferences?.primaryChallenges ?? [],
  }
}
