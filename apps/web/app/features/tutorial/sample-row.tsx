import type { SampleTask } from '@glimmer/domain/tutorial/sample-tasks'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { type ReactNode, type RefObject, useRef } from 'react'
import { celebrate, playSound, vibrate } from '../../sensory/effects.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TaskRowView } from '../../ui/task-row-view.tsx'
import type { PlayedSamples } from './use-samples.ts'
import { words } from './words.ts'

interface SampleRowProps {
  readonly sample: SampleTask
  readonly samples: PlayedSamples
  readonly ref?: RefObject<HTMLLIElement | null>
  /** The field that replaces the title while it is being renamed. */
  readonly title?: ReactNode
  /** At the end of the line: what can be done with the task. */
  readonly end?: ReactNode
  /** Below its steps. */
  readonly below?: ReactNode
}

/** A sample task, drawn as a real one. */
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
    <TaskRowView
      ref={row}
      isDone={sample.isDone}
      box={
        <Checkbox
          label={sample.title}
          isLabelHidden={title !== undefined}
          checked={sample.isDone}
          onChange={tick}
        />
      }
      title={title}
      end={end}
      facts={
        sample.isAsleep && (
          <Badge tone="honey" look="bare" icon={<AlarmClock aria-hidden />}>
            {words.asleep}
          </Badge>
        )
      }
      progress={
        steps.length > 0 && {
          label: words.progressOf(sample.title),
          done,
          all: steps.length,
          text: words.stepsDone(done, steps.length),
        }
      }
    >
      {steps.length > 0 && (
        <ul className="step-list" aria-label={words.stepsOf(sample.title)}>
          {steps.map((step, place) => (
            // A place is a stable key: steps are only ever added at the end.
            <li key={place} className="step-row" data-done={step.isDone || undefined}>
              <Checkbox
                label={step.title}
                checked={step.isDone}
                onChange={(isDone) => tickStep(place, isDone)}
              />
            </li>
          ))}
        </ul>
      )}
      {below}
    </TaskRowView>
  )
}
