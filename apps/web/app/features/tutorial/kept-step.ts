import { readStep, type TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'

const KEY = 'glimmer-tutorial-step'

/** Where this device last was in the tutorial. */
export function readKeptStep(): TutorialStep {
  try {
    return readStep(localStorage.getItem(KEY))
  } catch {
    return readStep(null)
  }
}

/** Null begins anew the next time. */
export function keepStep(step: TutorialStep | null): void {
  try {
    if (step === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, step)
  } catch {
    // Then the next visit begins at the first step.
  }
}
