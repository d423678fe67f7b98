import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { levelNames } from '../../data/energy/level-names.ts'

/** What the tasks page says of energy before anything is opened. In a file of its own, so that the page loads no more than this. */
export const buttonWords = {
  checkIn: 'Check in',
  change: (level: EnergyLevel) => `Energy: ${levelNames[level]} · change`,
  lookBack: 'Your energy in the last weeks',
} as const
