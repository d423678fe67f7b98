import { ASSESSMENT_GOALS, type GoalId } from '@glimmer/content/preferences/goals'

const MOST = 4
const PRESELECTED = 2
const WITHOUT_MATCH: readonly GoalId[] = ['build-better-habits', 'improve-focus', 'reduce-overwhelm']

/** Goals that may help, and which of them are ticked at first. */
export interface Recommendation {
  readonly shown: string[]
  readonly ticked: string[]
}

/**
 * Up to four goals of the assessment that help with a chosen challenge, the first two ticked; where none does, three
 * that suit most people, none ticked, as nothing that the person said led to them.
 */
export function recommendGoals(challenges: readonly string[]): Recommendation {
  const matching = ASSESSMENT_GOALS.filter(({ relevantChallenges }) =>
    relevantChallenges.some((id) => challenges.includes(id)),
  ).map(({ id }) => id)
  if (matching.length === 0) return { shown: [...WITHOUT_MATCH], ticked: [] }
  return { shown: matching.slice(0, MOST), ticked: matching.slice(0, PRESELECTED) }
}
