import { samplesToChange } from '@glimmer/domain/tutorial/sample-tasks'
import { EditedRow } from './edited-row.tsx'
import { SampleList } from './sample-list.tsx'
import type { PlayedSamples } from './use-samples.ts'

/** Tasks with their menus. */
export function EditingStep({ samples }: { readonly samples: PlayedSamples }) {
  return (
    <SampleList samples={samplesToChange(samples.all)}>
      {(sample) => <EditedRow key={sample.id} sample={sample} samples={samples} />}
    </SampleList>
  )
}
