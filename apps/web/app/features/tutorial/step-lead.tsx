import { stepNumber, TUTORIAL_STEPS, type TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import type { ReactNode, Ref } from 'react'
import { stepDrawings } from './drawings/step-drawings.ts'
import { words } from './words.ts'

interface StepLeadProps {
  readonly step: TutorialStep
  readonly heading: string
  readonly children: ReactNode
  readonly ref: Ref<HTMLHeadingElement>
}

/** A drawing, what the step is about, and what there is to try. */
export function StepLead({ step, heading, children, ref }: StepLeadProps) {
  const Drawing = stepDrawings[step]
  return (
    <div className="tutorial-lead" data-step={step}>
      <Drawing />
      <h3 ref={ref} tabIndex={-1}>
        <span className="sr-only">{words.progressText(stepNumber(step), TUTORIAL_STEPS.length)}: </span>
        {heading}
      </h3>
      <div className="tutorial-text">{children}</div>
    </div>
  )
}
