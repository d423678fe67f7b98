import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { levelNames } from './level-names.ts'

/** Messages about changes to check-ins. */
export const words = {
  added: (count: number) => (count === 1 ? 'Added 1 task for today.' : `Added ${count} tasks for today.`),
  dayChanged: (day: string, level: EnergyLevel) => `${day}: ${levelNames[level]}.`,
  dayRemoved: (day: string) => `${day}: check-in removed.`,
} as const
