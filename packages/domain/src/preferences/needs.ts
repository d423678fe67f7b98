import type { UserPreferencesData } from './user-preferences.ts'

/** What tips and suggestions are chosen by: ids of the lists, and a person's own words, which match nothing. */
export interface Needs {
  readonly challenges: readonly string[]
  readonly goals: readonly string[]
}

/** What an idea is good for. */
export interface Helpful {
  readonly relevantChallenges: readonly string[]
  readonly relevantGoals: readonly string[]
}

/** Points for each challenge and each goal that an idea helps with. */
export const MATCH_POINTS = 2

/** The needs in a person's preferences; none where there are no preferences. */
export function needsOf(
  preferences: Pick<UserPreferencesData, 'primaryChallenges' | 'goals'> | undefined,
): Needs {
  return { challenges: preferences?.primaryChallenges ?? [], goals: preferences?.goals ?? [] }
}

/** How well an idea fits: 2 for every challenge and every goal of the person that it helps with. */
export function scoreFor(
  { relevantChallenges, relevantGoals }: Helpful,
  { challenges, goals }: Needs,
): number {
  const matching = [
    ...relevantChallenges.filter((id) => challenges.includes(id)),
    ...relevantGoals.filter((id) => goals.includes(id)),
  ]
  return matching.length * MATCH_POINTS
}

/** A text that is equal for equal needs, in whatever order they were written. */
export function needsKey({ challenges, goals }: Needs): string {
  return JSON.stringify([challenges.toSorted(), goals.toSorted()])
}
