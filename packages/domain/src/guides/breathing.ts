/** 4-7-8 breathing: seconds of each part, in their order. */
export const BREATH = [
  { phase: 'in', counts: 4 },
  { phase: 'hold', counts: 7 },
  { phase: 'out', counts: 8 },
] as const

export const BREATH_ROUNDS = 4
/** Time to put things down before the first breath. */
export const BREATH_LEAD_SECONDS = 3
export const BREATH_SECONDS = BREATH.reduce((sum, { counts }) => sum + counts, 0)

export type BreathPhase = 'ready' | (typeof BREATH)[number]['phase']

export interface BreathMoment {
  readonly phase: BreathPhase
  /** From 1; 0 before the first. */
  readonly round: number
  /** From 1 up. */
  readonly count: number
}

/** Where one is after so many whole seconds, or null once every round is over. */
export function breathAt(seconds: number): BreathMoment | null {
  if (seconds < BREATH_LEAD_SECONDS) return { phase: 'ready', round: 0, count: seconds + 1 }
  const inRounds = seconds - BREATH_LEAD_SECONDS
  const round = Math.floor(inRounds / BREATH_SECONDS) + 1
  if (round > BREATH_ROUNDS) return null
  let left = inRounds % BREATH_SECONDS
  for (const { phase, counts } of BREATH) {
    if (left < counts) return { phase, round, count: left + 1 }
    left -= counts
  }
  return null
}
