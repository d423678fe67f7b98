import { whatWasPlayed } from '@glimmer/domain/tutorial/sample-tasks'
import type { TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import type { RefObject } from 'react'
import { AddingStep } from './adding-step.tsx'
import { AssistStep } from './assist-step.tsx'
import { DayPartStep } from './day-part-step.tsx'
import { EditingStep } from './editing-step.tsx'
import { StepLead } from './step-lead.tsx'
import type { PlayedSamples } from './use-samples.ts'
import { words } from './words.ts'

interface StepBodyProps {
  readonly step: TutorialStep
  readonly samples: PlayedSamples
  /** Gets the focus when the step begins. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** What a step says and what there is to try. */
export function StepBody({ step, samples, heading }: StepBodyProps) {
  if (step === 'welcome') {
    return (
      <StepLead ref={heading} step={step} heading={words.welcomeHeading}>
        <p>{words.welcomeText}</p>
        <p>{words.welcomeTry}</p>
        <p>{words.welcomeWayOut}</p>
      </StepLead>
    )
  }
  if (step === 'complete') {
    return (
      <StepLead ref={heading} step={step} heading={words.completeHeading}>
        <p>{words.played(whatWasPlayed(samples.all))}</p>
        <p>{words.notKept}</p>
        <p>{words.whatNext}</p>
      </StepLead>
    )
  }
  const { heading: title, text, toTry } = words.steps[step]
  return (
    <>
      <StepLead ref={heading} step={step} heading={title}>
        <p>{text}</p>
        <p>
          <strong>{words.ifYouLike}</strong> {toTry}
        </p>
      </StepLead>
      {step === 'adding-tasks' ? (
        <AddingStep samples={samples} />
      ) : step === 'editing-tasks' ? (
        <EditingStep samples={samples} />
      ) : step === 'ai-assist' ? (
        <AssistStep samples={samples} />
      ) : (
        <DayPartStep time={timeOf[step]} samples={samples} />
      )}
    </>
  )
}

const timeOf = {
  'morning-tasks': 'morning',
  'afternoon-tasks': 'afternoon',
  'evening-tasks': 'evening',
} as const
