import { type EnergyLevel, ENERGY_LEVELS } from '../energy/daily-checkin.ts'
import type { DopamineMenu, MenuEntry } from './dopamine-menu.ts'
import type { Course } from './reward.ts'

/** How much time there is, from little to plenty. */
export const ROOMS = ['moment', 'break', 'plenty'] as const

export type Room = (typeof ROOMS)[number]

/** The most minutes that fit. After one small task a moment; after a sprint a break of about the same length. */
const MOST_MINUTES: Readonly<Record<Room, number>> = { moment: 5, break: 10, plenty: Infinity }

/** How long an entry without minutes is taken to be. */
const USUAL_MINUTES: Readonly<Record<Course, number>> = {
  starter: 2,
  side: 2,
  dessert: 10,
  main: 15,
  special: 60,
}

/** What fits the time and, where it is known, the energy. Where nothing fits both, what fits the time; else the shortest. */
export function fittingRewards(
  { courses }: DopamineMenu,
  room: Room,
  energy: EnergyLevel | null,
): readonly MenuEntry[] {
  const all = courses.flatMap(({ entries }) => entries)
  const inTime = all.filter((entry) => minutesOf(entry) <= MOST_MINUTES[room])
  const gentle = inTime.filter((entry) => suits(entry, energy))
  if (gentle.length > 0) return gentle
  if (inTime.length > 0) return inTime
  const shortest = Math.min(...all.map(minutesOf))
  return all.filter((entry) => minutesOf(entry) === shortest)
}

/**
 * One of the entries, null where there is none. `shown` are the ids shown before, the latest last: every entry comes
 * once before any comes again, and none twice in a row. `random` gives a number from 0 to below 1.
 */
export function pickReward(
  entries: readonly MenuEntry[],
  shown: readonly string[],
  random: () => number,
): MenuEntry | null {
  const fresh = entries.filter(({ id }) => !shown.includes(id))
  const others = entries.filter(({ id }) => id !== shown.at(-1))
  const choice = [fresh, others, entries].find(({ length }) => length > 0) ?? []
  return choice[Math.floor(random() * choice.length)] ?? null
}

function minutesOf({ minutes, course }: MenuEntry): number {
  return minutes ?? USUAL_MINUTES[course]
}

/** `ENERGY_LEVELS` goes from most to least, so a later place means that it needs less. */
function suits({ energy: asked }: MenuEntry, energy: EnergyLevel | null): boolean {
  return energy === null || asked === null || ENERGY_LEVELS.indexOf(asked) >= ENERGY_LEVELS.indexOf(energy)
}
