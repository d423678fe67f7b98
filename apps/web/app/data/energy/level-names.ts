import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'

/**
 * What the levels of energy are called. In a file of their own, as the tasks page loads them without the other words.
 */
export const levelNames = { FULL: 'Full', MEDIUM: 'Medium', LOW: 'Low' } satisfies Record<EnergyLevel, string>
