import * as z from 'zod/mini'
import { completionPatch, stamped } from './preference-edits.ts'
import { PREFERENCE_LISTS, type PreferenceList } from './preference-lists.ts'
import { recommendGoals } from './recommend-goals.ts'
import { userPreferencesDefaults, type UserPreferencesData } from './user-preferences.ts'

/** The six steps of the assessment, in their order. */
export const ASSESSMENT_STEPS = [
  'welcome',
  'challenges',
  'struggles',
  'goals',
  'recommendations',
  'completion',
] as const

export type AssessmentStep = (typeof ASSESSMENT_STEPS)[number]

/** The list that a step asks about. */
export const LIST_OF_STEP: Readonly<Partial<Record<AssessmentStep, PreferenceList>>> = {
  challenges: 'primaryChallenges',
  struggles: 'dailyStruggles',
  goals: 'goals',
}

export const assessmentSchema = z.object({
  step: z.enum(ASSESSMENT_STEPS),
  primaryChallenges: z.array(z.string()),
  dailyStruggles: z.array(z.string()),
  goals: z.array(z.string()),
  /** The lists that were answered with 'I'm not sure yet'. */
  notSure: z.array(z.enum(PREFERENCE_LISTS)),
  recommended: z.object({ shown: z.array(z.string()), ticked: z.array(z.string()) }),
})

/** An assessment under way: its step and everything chosen so far. */
export type Assessment = z.infer<typeof assessmentSchema>

export const NEW_ASSESSMENT: Assessment = {
  step: 'welcome',
  primaryChallenges: [],
  dailyStruggles: [],
  goals: [],
  notSure: [],
  recommended: { shown: [], ticked: [] },
}

/** Whether Next may be pressed: a choice step needs at least one choice. */
export function mayGoOn(assessment: Assessment): boolean {
  const list = LIST_OF_STEP[assessment.step]
  return list === undefined || assessment[list].length > 0
}

/** The next step. `isNotSure`: it was left with 'I'm not sure yet', which is an answer too; what is ticked stays. */
export function goOn(assessment: Assessment, isNotSure = false): Assessment {
  const { step, notSure } = assessment
  const list = LIST_OF_STEP[step]
  const others = notSure.filter((other) => other !== list)
  return {
    ...assessment,
    step: ASSESSMENT_STEPS[ASSESSMENT_STEPS.indexOf(step) + 1] ?? step,
    notSure: list && isNotSure ? [...others, list] : others,
    recommended: step === 'goals' ? recommendAgain(assessment, isNotSure) : assessment.recommended,
  }
}

/** Answers 'I'm not sure yet' to all that is asked, and goes to the last step. */
export function answerNothing(): Assessment {
  return { ...NEW_ASSESSMENT, step: 'completion', notSure: [...PREFERENCE_LISTS] }
}

export function goBack(assessment: Assessment): Assessment {
  return { ...assessment, step: ASSESSMENT_STEPS[ASSESSMENT_STEPS.indexOf(assessment.step) - 1] ?? 'welcome' }
}

export function tick(
  assessment: Assessment,
  list: PreferenceList,
  entry: string,
  isTicked: boolean,
): Assessment {
  return { ...assessment, [list]: toggled(assessment[list], entry, isTicked) }
}

export function tickRecommended(assessment: Assessment, goal: string, isTicked: boolean): Assessment {
  const { shown, ticked } = assessment.recommended
  return { ...assessment, recommended: { shown, ticked: toggled(ticked, goal, isTicked) } }
}

/**
 * The fields to write at the end. They only add to the row, which another device may have filled meanwhile;
 * recommended goals that are still ticked become goals.
 */
export function assessmentData(
  assessment: Assessment,
  preferences: UserPreferencesData | undefined,
  now: Date,
): Partial<UserPreferencesData> {
  const { notSure, recommended } = assessment
  const data = withChosen(assessment, recommended.ticked, preferences)
  const unsure = notSure.length > 0 && { not_sure_yet: [...notSure] }
  return stamped(preferences, { ...data, workingStyle: { ...completionPatch(now), ...unsure } }, now)
}

/** The fields to write where the person leaves it: what they ticked themselves, and that it asks no more. */
export function leftData(
  assessment: Assessment,
  preferences: UserPreferencesData | undefined,
  now: Date,
): Partial<UserPreferencesData> {
  const data = withChosen(assessment, [], preferences)
  return stamped(preferences, { ...data, workingStyle: { assessment_left: true } }, now)
}

/** The lists with what was chosen, where that adds something. */
function withChosen(
  assessment: Assessment,
  moreGoals: readonly string[],
  preferences: UserPreferencesData | undefined,
): Partial<UserPreferencesData> {
  const before = preferences ?? userPreferencesDefaults
  const data: Partial<UserPreferencesData> = {}
  for (const list of PREFERENCE_LISTS) {
    const more = list === 'goals' ? moreGoals : []
    const after = [...new Set([...before[list], ...assessment[list], ...more])]
    if (after.length > before[list].length) data[list] = after
  }
  return data
}

/**
 * A person who returns to this step with the same challenges finds their ticks unchanged. For who is not sure of goals
 * none is ticked before they do it themselves.
 */
function recommendAgain({ recommended, notSure, primaryChallenges }: Assessment, isNotSure: boolean) {
  const { shown, ticked } = recommendGoals(primaryChallenges)
  const isSame = shown.join() === recommended.shown.join()
  if (isSame && (!isNotSure || notSure.includes('goals'))) return recommended
  return { shown, ticked: isNotSure ? [] : ticked }
}

function toggled(entries: readonly string[], entry: string, isTicked: boolean): string[] {
  const others = entries.filter((other) => other !== entry)
  return isTicked ? [...others, entry] : others
}
