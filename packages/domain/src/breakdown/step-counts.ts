import type { EnergyLevel } from '../energy/daily-checkin.ts'

/** How small a task is cut: 1 is a beginning, 5 is tiny steps. */
export const DEPTHS = [1, 2, 3, 4, 5] as const
export type Depth = (typeof DEPTHS)[number]
export const USUAL_DEPTH: Depth = 3

const STEPS: Readonly<Record<Depth, number>> = { 1: 2, 2: 3, 3: 5, 4: 7, 5: 9 }
const STEPS_ON_LOW: Readonly<Record<Depth, number>> = { 1: 2, 2: 3, 3: 4, 4: 6, 5: 8 }
const RESTS_ON_LOW: Readonly<Record<Depth, number>> = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 }

/** How many steps a breakdown has, its rests among them. */
export function stepCount(depth: Depth, energy?: EnergyLevel | null): number {
  return energy === 'LOW' ? STEPS_ON_LOW[depth] : STEPS[depth]
}

/** How many of them are rests. */
export function restCount(depth: Depth, energy?: EnergyLevel | null): number {
  return energy === 'LOW' ? RESTS_ON_LOW[depth] : 0
}
