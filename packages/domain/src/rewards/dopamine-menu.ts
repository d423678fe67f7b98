import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { HOUSE_MENU } from './house-menu.ts'
import { type Course, COURSES, type Reward } from './reward.ts'

/** An entry as a person sees it. */
export interface MenuEntry extends Reward {
  /** Whether it came with Glimmer; the person may have changed it. */
  readonly isOurs: boolean
  /** Whether there is a row for it; an entry of ours gets one when it is changed. */
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

/** The built-in menu with the person's rows: a row with the id of a built-in entry replaces it. */
export function dopamineMenu(rows: readonly Reward[]): DopamineMenu {
  const kept = new Map(rows.map((row) => [row.id, row]))
  const ours = new Set(HOUSE_MENU.map(({ id }) => id))
  const entries = [
    ...HOUSE_MENU.map((builtIn): MenuEntry => {
      const row = kept.get(builtIn.id)
      // Once its words were changed we cannot know how much energy it needs.
      const energy = !row || row.title === builtIn.title ? builtIn.energy : null
      return { ...builtIn, ...row, isOurs: true, isKept: row !== undefined, energy }
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
  // Infinity minus Infinity is NaN, which counts as equal here.
  if (difference) return difference
  return a.createdAt + a.id < b.createdAt + b.id ? -1 : 1
}
