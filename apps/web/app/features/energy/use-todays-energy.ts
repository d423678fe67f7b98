import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { levelOn } from '@glimmer/domain/energy/energy-days'
import { useRows } from '../../device/device-context.ts'
import { useToday } from '../../data/preferences/use-today.ts'

/** How much energy the person said there is today, live. */
export function useTodaysEnergy(): EnergyLevel | null {
  const today = useToday()
  return levelOn(useRows('daily_checkins'), today)
}
