import { type SampleTime, samplesOf } from '@glimmer/domain/tutorial/sample-tasks'
import { SampleList } from './sample-list.tsx'
import { SampleRow } from './sample-row.tsx'
import type { PlayedSamples } from './use-samples.ts'

interface DayPartStepProps {
  readonly time: SampleTime
  readonly samples: PlayedSamples
}

/** One part of the day, to tick and to open again. */
export function DayPartStep({ time, samples }: DayPartStepProps) {
  return (
    <SampleList time={time} samples={samplesOf(samples.all, time)}>
      {(sample) => <SampleRow key={sample.id} sample={sample} samples={samples} />}
    </SampleList>
  )
}
