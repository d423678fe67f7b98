import { describe, expect, it } from 'vitest'
import { nextStep, previousStep, stepNumber, TUTORIAL_STEPS, type TutorialStep } from './tutorial-steps.ts'

/** Every step that is met on the way. */
function walk(from: TutorialStep, go: (step: TutorialStep) => TutorialStep | null): TutorialStep[] {
  const next = go(from)
  return next === null ? [from] : [from, ...walk(next, go)]
}

describe('the steps of the tutorial', () => {
  it('are eight, in this order, there and back', () => {
    const order = [
      'welcome',
      'morning-tasks',
      'afternoon-tasks',
      'evening-tasks',
      'adding-tasks',
      'editing-tasks',
      'ai-assist',
      'complete',
    ]
    expect(walk('welcome', nextStep)).toEqual(order)
    expect(walk('complete', previousStep)).toEqual(order.toReversed())
    expect(TUTORIAL_STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
