import type { SampleTask } from '@glimmer/domain/tutorial/sample-tasks'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { type ReactNode, type RefObject, useRef } from 'react'
import { celebrate, playSound, vibrate } from '../../sensory/effects.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { PlayedSamples } from './use-samples.ts'
import { words } from './words.ts'

interface SampleRowProps {
  readonly sample: SampleTask
  readonly samples: PlayedSamples
  readonly ref?: RefObject<HTMLLIElement | null>
  /** Stands where the title is while that is being changed. */
  readonly title?: ReactNode
  /** At the end of the line: what can be done with the task. */
  readonly end?: ReactNode
  /** Below its steps. */
  readonly below?: ReactNode
}

/** A task to play with, in the clothes of a real one. */
export function SampleRow({ sample, samples, ref, title, end, below }: SampleRowProps) {
  const { id, steps } = sample
  const ownRow = useRef<HTMLLIElement>(null)
  const row = ref ?? ownRow
  const done = steps.filter(({ isDone }) => isDone).length

  function tick(isDone: boolean) {
    const box = row.current?.querySelector('input')
    if (isDone) {
      if (box) void celebrate(box)
      void playSound('done')
      vibrate('done')
    }
    samples.play({ kind: 'tick', id, isDone })
  }
  function tickStep(place: number, isDone: boolean) {
    if (isDone) vibrate('tick')
    samples.play({ kind: 'tick-step', id, place, isDone })
  }

  return (
    <li ref={row} className="task-row" data-done={sample.isDone || undefined}>
      <Checkbox
        label={sample.title}
        isLabelHidden={title !== undefined}
        checked={sample.isDone}
        onChange={tick}
      />
      {title}
      {end}
      {sample.isAsleep && (
        <p className="task-facts">
          <Badge tone="honey" look="bare" icon={<AlarmClock aria-hidden />}>
            {words.asleep}
          </Badge>
        </p>
      )}
      {steps.length > 0 && (
        <>
          <div className="task-progress">
            <ProgressBar
              size="thin"
              label={words.progressOf(sample.title)}
              value={done}
              max={steps.length}
              text={words.stepsDone(done, steps.length)}
            />
          </div>
          <ul className="step-list" aria-label={words.stepsOf(sample.title)}>
            {steps.map((step, place) => (
              // Steps are only ever added at the end.
              <li key={place} className="step-row" data-done={step.isDone || undefined}>
                <Checkbox
                  label={step.title}
                  checked={step.isDone}
                  onChange={(isDone) => tickStep(place, isDone)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {below}
    </li>
  )
}
