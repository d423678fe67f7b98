import { ASSESSMENT_GOALS, type GoalId } from '@glimmer/content/preferences/goals'

const MOST = 4
const PRESELECTED = 2
const WITHOUT_MATCH: readonly GoalId[] = ['build-better-habits', 'improve-focus', 'reduce-overwhelm']

/** Goals that may help, and which of them are ticked at first. */
export interface Recommendation {
  readonly shown: string[]
  readonly ticked: string[]
}

/** The goals of the assessment that belong to a chosen challenge, up to four, the first two ticked; else three that suit most. */
export function recommendGoals(challenges: readonly string[]): Recommendation {
  const matching = ASSESSMENT_GOALS.filter(({ relevantChallenges }) =>
    relevantChallenges.some((id) => challenges.includes(id)),
  ).map(({ id }) => id)
  const shown = matching.length > 0 ? matching.slice(0, MOST) : [...WITHOUT_MATCH]
  return { shown, ticked: shown.slice(0, PRESELECTED) }
}
