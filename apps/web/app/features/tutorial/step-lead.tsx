import { stepNumber, TUTORIAL_STEPS, type TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { stepDrawings } from './drawings/step-drawings.ts'
import { words } from './words.ts'

interface StepLeadProps {
  readonly step: TutorialStep
  readonly heading: string
  readonly children: ReactNode
  readonly ref: Ref<HTMLHeadingElement>
}

/** Without tasks to try, the drawing stands above the words. */
const ALONE =
  'grid-cols-[minmax(0,1fr)] gap-y-3 [&>svg]:mx-auto [&>svg]:h-auto [&>svg]:w-full [&>svg]:max-w-[24rem]'
/** With tasks below, it stands beside the words; on a phone, beside the heading alone. */
const BESIDE =
  'grid-cols-[5.5rem_minmax(0,1fr)] gap-y-2 max-[36rem]:gap-x-4 min-[36rem]:grid-cols-[9.5rem_minmax(0,1fr)] [&>svg]:h-auto [&>svg]:w-full min-[36rem]:[&>svg]:row-[1/3]'

/** A drawing, what the step is about, and what there is to try. */
export function StepLead({ step, heading, children, ref }: StepLeadProps) {
  const Drawing = stepDrawings[step]
  const isAlone = step === 'welcome' || step === 'complete'
  return (
    <div className={joinClasses('grid items-center gap-x-6', isAlone ? ALONE : BESIDE)} data-step={step}>
      <Drawing />
      <h3 ref={ref} tabIndex={-1} className="outline-none min-[36rem]:self-end">
        <span className="sr-only">{words.progressText(stepNumber(step), TUTORIAL_STEPS.length)}: </span>
        {heading}
      </h3>
      <div className="grid gap-2 self-start max-[36rem]:col-[1/-1]">{children}</div>
    </div>
  )
}
