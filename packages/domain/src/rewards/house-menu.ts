import { MENU } from '@glimmer/content/rewards/menu'
import type { EnergyLevel } from '../energy/daily-checkin.ts'
import type { Course, Reward } from './reward.ts'

/** An entry that Glimmer brings along. `energy` is the least that it asks for. */
export interface HouseReward extends Reward {
  readonly minutes: number
  readonly energy: EnergyLevel
}

/** Before anything that a person adds, and the same everywhere. */
const CREATED_AT = '2026-01-01T00:00:00.000Z'

/** What is on everybody's menu until they change it. */
export const HOUSE_MENU: readonly HouseReward[] = Object.entries(MENU).flatMap(([course, entries]) =>
  entries.map(([number, minutes, energy, title]) => ({
    id: `6d656e75-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title,
    course: course as Course,
    minutes,
    energy,
    isHidden: false,
    createdAt: CREATED_AT,
  })),
)
