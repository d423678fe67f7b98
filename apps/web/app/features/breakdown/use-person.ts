import type { DailyCheckin } from '@glimmer/domain/energy/daily-checkin'
import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import { useRows } from '../../device/device-context.ts'
import { useToday } from '../../data/preferences/use-today.ts'

/** What is known of the person that makes steps fit: the energy of today, and what is hard for them. */
export function usePerson() {
  const today = useToday()
  const checkin = useRows<DailyCheckin>('daily_checkins').find(({ checkinDate }) => checkinDate === today)
  const preferences = useRows<UserPreferences>('user_preferences')[0]
  return {
    energyLevel: checkin?.energyLevel ?? null,
    primaryChallenges: preferences?.primaryChallenges ?? [],
  }
}
