import type { Samples, SampleTask, SampleTime } from '@glimmer/domain/tutorial/sample-tasks'
import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { TimeSign } from '../../ui/icons/time-sign.tsx'
import { words } from './words.ts'

interface SampleListProps {
  readonly samples: Samples
  /** The part of the day that heads the list; without it the list mixes them. */
  readonly time?: SampleTime
  readonly children: (sample: SampleTask) => ReactNode
}

/** Tasks as they look in the app. */
export function SampleList({ samples, time, children }: SampleListProps) {
  const titleId = useId()
  const done = samples.filter(({ isDone }) => isDone).length
  return (
    <Card as="div" padding="none" className="tutorial-card px-4 py-2">
      {time && (
        <div className="min-h-target flex items-center gap-3">
          <TimeSign time={time} />
          <h4 id={titleId} className="text-l">
            {words.times[time]}
          </h4>
          <p className="ms-auto tabular-nums">
            <span aria-hidden>{words.count(done, samples.length)}</span>
            <span className="sr-only">{words.countLong(done, samples.length)}</span>
          </p>
        </div>
      )}
      <ul
        className="task-list"
        aria-labelledby={time && titleId}
        aria-label={time ? undefined : words.samples}
      >
        {samples.map(children)}
      </ul>
    </Card>
  )
}
