import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'

/** What the levels of energy are called. Apart from other words, as it comes with the tasks page. */
export const levelNames = { FULL: 'Full', MEDIUM: 'Medium', LOW: 'Low' } satisfies Record<EnergyLevel, string>
