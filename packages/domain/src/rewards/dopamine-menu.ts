import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { HOUSE_MENU } from './house-menu.ts'
import { type Course, COURSES, type Reward } from './reward.ts'

/** An entry as a person sees it. */
export interface MenuEntry extends Reward {
  /** Glimmer brought it along; it may have been changed since. */
  readonly isOurs: boolean
  /** There is a row of it already. */
  readonly isKept: boolean
  /** The least energy that it asks for; null where nobody knows. */
  readonly energy: EnergyLevel | null
}

export interface MenuCourse {
  readonly course: Course
  readonly entries: readonly MenuEntry[]
}

export interface DopamineMenu {
  /** All courses in the order of a meal, also those with nothing in them; the shortest entry first. */
  readonly courses: readonly MenuCourse[]
  readonly takenOff: readonly MenuEntry[]
}

/** The menu that a person's rows make of ours. A row with the id of one of our entries stands in its place. */
export function dopamineMenu(rows: readonly Reward[]): DopamineMenu {
  const kept = new Map(rows.map((row) => [row.id, row]))
  const ours = new Set(HOUSE_MENU.map(({ id }) => id))
  const entries = [
    ...HOUSE_MENU.map((house): MenuEntry => {
      const row = kept.get(house.id)
      // Of other words we do not know what they ask for.
      const energy = !row || row.title === house.title ? house.energy : null
      return { ...house, ...row, isOurs: true, isKept: row !== undefined, energy }
    }),
    ...rows
      .filter(({ id }) => !ours.has(id))
      .map((row): MenuEntry => ({ ...row, isOurs: false, isKept: true, energy: null })),
  ].toSorted(byMinutes)
  const shown = entries.filter(({ isHidden }) => !isHidden)
  return {
    courses: COURSES.map((course) => ({
      course,
      entries: shown.filter((entry) => entry.course === course),
    })),
    takenOff: entries.filter(({ isHidden }) => isHidden),
  }
}

/** The shortest first, what has no minutes last; of equals the older first. */
function byMinutes(a: MenuEntry, b: MenuEntry): number {
  const difference = (a.minutes ?? Infinity) - (b.minutes ?? Infinity)
  // Infinity less itself is no number.
  if (difference) return difference
  return a.createdAt + a.id < b.createdAt + b.id ? -1 : 1
}
