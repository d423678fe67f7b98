import { MAX_SAMPLE_LENGTH, samplesOf } from '@glimmer/domain/tutorial/sample-tasks'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import { DayPartStep } from './day-part-step.tsx'
import { LineField } from './line-field.tsx'
import type { PlayedSamples } from './use-samples.ts'
import { words } from './words.ts'

/** A line that adds a task, and what was added. */
export function AddingStep({ samples }: { readonly samples: PlayedSamples }) {
  return (
    <>
      <LineField
        label={words.newTask}
        placeholder={words.newTaskHint}
        submit={words.addTask}
        icon={<CornerDownLeft aria-hidden />}
        maxLength={MAX_SAMPLE_LENGTH}
        onLine={(title) => samples.play({ kind: 'add', title }, words.added(title))}
      />
      {samplesOf(samples.all, 'anytime').length > 0 ? (
        <DayPartStep time="anytime" samples={samples} />
      ) : (
        <p className="text-ink-soft">{words.noneAdded}</p>
      )}
    </>
  )
}
