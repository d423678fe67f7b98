import type { DailyCheckin, EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { useRow, useRows } from '../../device/device-context.ts'
import { useToday } from '../preferences/use-today.ts'

/** All check-ins, live. */
export function useCheckIns(): readonly DailyCheckin[] {
  return useRows('daily_checkins')
}

/** How much energy the person said there is today, live. A check-in has its day as its id. */
export function useTodaysEnergy(): EnergyLevel | null {
  return useRow('daily_checkins', useToday())?.energyLevel ?? null
}
