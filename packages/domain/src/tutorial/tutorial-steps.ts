/** The tutorial, in its order. */
export const TUTORIAL_STEPS = [
  'welcome',
  'morning-tasks',
  'afternoon-tasks',
  'evening-tasks',
  'adding-tasks',
  'editing-tasks',
  'ai-assist',
  'complete',
] as const
export type TutorialStep = (typeof TUTORIAL_STEPS)[number]

/** The place of a step as it is said: 1 to 8. */
export function stepNumber(step: TutorialStep): number {
  return TUTORIAL_STEPS.indexOf(step) + 1
}

/** The step after this one; null after the last. */
export function nextStep(step: TutorialStep): TutorialStep | null {
  return TUTORIAL_STEPS[TUTORIAL_STEPS.indexOf(step) + 1] ?? null
}

/** The step before this one; null before the first. */
export function previousStep(step: TutorialStep): TutorialStep | null {
  return TUTORIAL_STEPS[TUTORIAL_STEPS.indexOf(step) - 1] ?? null
}
