import {
  nextStep,
  previousStep,
  stepNumber,
  TUTORIAL_STEPS,
  type TutorialStep,
} from '@glimmer/domain/tutorial/tutorial-steps'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { useFocusOnNewStep } from '../../ui/use-focus-on-new-step.ts'
import { guardDoublePress } from '../../ui/double-press.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { tutorialStep } from './kept-step.ts'
import { StepBody } from './step-body.tsx'
import './tutorial.css'
import { useSamples } from './use-samples.ts'
import { words } from './words.ts'

const ALL = TUTORIAL_STEPS.length

export type TutorialEnd = 'completed' | 'skipped'

/**
 * Eight steps that show the app, with sample tasks to try things on. It closes as `completed` at its end and as `skipped`
 * where the person has seen enough, which counts as completed too; otherwise it opens at the same step the next time.
 */
export function TutorialDialog({ close }: DialogControl<TutorialEnd>) {
  const [step, setStep] = useState(tutorialStep.get)
  const samples = useSamples()
  const heading = useRef<HTMLHeadingElement>(null)
  const number = stepNumber(step)
  const previous = previousStep(step)
  const next = nextStep(step)

  // The public pages have no app frame, which guards against double presses elsewhere.
  useEffect(() => guardDoublePress(document), [])

  useFocusOnNewStep(step, heading)

  function go(to: TutorialStep) {
    samples.say('')
    setStep(to)
    tutorialStep.set(to)
  }
  function complete(end: TutorialEnd) {
    tutorialStep.set('welcome')
    samples.reset()
    close(end)
  }

  return (
    <Dialog
      keepOnOutsidePress
      className="ui-sheet tutorial"
      title={words.title(number, ALL)}
      closeLabel={words.close}
      initialFocus={heading}
      actions={
        <>
          {next && (
            <Button
              variant="plain"
              className="px-[0.6rem] xs:-ms-[0.6rem] xs:me-auto"
              onClick={() => complete('skipped')}
            >
              {words.skip}
            </Button>
          )}
          <Button data-turn={step} disabled={previous === null} onClick={() => previous && go(previous)}>
            {words.previous}
          </Button>
          <Button variant="main" data-turn={step} onClick={() => (next ? go(next) : complete('completed'))}>
            {next ? words.next : words.getStarted}
          </Button>
        </>
      }
    >
      <ProgressBar
        className="grid-cols-[minmax(0,1fr)] [&>.ui-progress-text]:hidden"
        size="thin"
        label={words.progress}
        value={number}
        max={ALL}
        text={words.progressText(number, ALL)}
      />
      <StepBody key={step} step={step} samples={samples} heading={heading} />
      <p role="status" className="sr-only">
        {samples.note}
      </p>
    </Dialog>
  )
}
