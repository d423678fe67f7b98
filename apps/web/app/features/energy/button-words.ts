import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'

const levels = { FULL: 'Full', MEDIUM: 'Medium', LOW: 'Low' } satisfies Record<EnergyLevel, string>

/** What the tasks page says of energy before anything is opened. The rest comes with what says it. */
export const buttonWords = {
  levels,
  checkIn: 'Check in',
  change: (level: EnergyLevel) => `Energy: ${levels[level]} · change`,
  lookBack: 'Your energy in the last weeks',
} as const
