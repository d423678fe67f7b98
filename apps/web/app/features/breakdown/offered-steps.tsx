import { chosenMinutes, chosenSteps, type OfferedStep } from '@glimmer/domain/breakdown/offered-steps'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { OfferedStepRow } from './offered-step-row.tsx'
import { words } from './words.ts'

export interface OfferedStepsProps {
  readonly steps: readonly OfferedStep[]
  readonly onChange: (step: OfferedStep, change: Partial<OfferedStep>) => void
  /** Whether the sum becomes the task's time; null where that is not offered. */
  readonly isNoted: boolean | null
  readonly onNoted: (isNoted: boolean) => void
}

/** The steps to choose from, with their words and minutes to change. */
export function OfferedSteps({ steps, onChange, isNoted, onNoted }: OfferedStepsProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const chosen = chosenSteps(steps).length
  const minutes = chosenMinutes(steps)
  return (
    <>
      <p className="sr-only">{words.choose}</p>
      <ol className="rows border-line grid border-y" aria-label={words.steps}>
        {steps.map((step) => (
          <OfferedStepRow
            key={step.key}
            step={step}
            isEdited={edited === step.key}
            onEdit={() => setEdited(step.key)}
            onChange={(change) => onChange(step, change)}
            onEdited={() => setEdited(null)}
          />
        ))}
      </ol>
      <p className="font-strong" role="status">
        {words.chosen(chosen, minutes)}
      </p>
      {isNoted !== null && chosen > 0 && (
        <Checkbox label={words.noteMinutes(minutes)} checked={isNoted} onChange={onNoted} />
      )}
    </>
  )
}
