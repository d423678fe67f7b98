import { chosenMinutes, chosenSteps, type OfferedStep } from '@glimmer/domain/breakdown/offered-steps'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { OfferedStepRow } from './offered-step-row.tsx'
import { words } from './words.ts'

export interface OfferedStepsProps {
  readonly reasoning: string
  /** Where the steps come from. */
  readonly source: string
  readonly steps: readonly OfferedStep[]
  readonly onChange: (place: number, change: Partial<OfferedStep>) => void
  /** Whether the sum becomes the task's time; null where that is not offered. */
  readonly isNoted: boolean | null
  readonly onNoted: (isNoted: boolean) => void
}

/** The steps to choose from, with their words and minutes to change. */
export function OfferedSteps({ reasoning, source, steps, onChange, isNoted, onNoted }: OfferedStepsProps) {
  const [edited, setEdited] = useState<number | null>(null)
  const chosen = chosenSteps(steps).length
  const minutes = chosenMinutes(steps)
  return (
    <>
      <p>{reasoning}</p>
      <p className="breakdown-source">{source}</p>
      <p className="sr-only">{words.choose}</p>
      <ol className="breakdown-steps" aria-label={words.steps}>
        {steps.map((step, place) => (
          <OfferedStepRow
            // The order never changes, and two steps may be called alike once they were edited.
            key={place}
            step={step}
            isEdited={edited === place}
            onEdit={() => setEdited(place)}
            onChange={(change) => onChange(place, change)}
            onEdited={() => setEdited(null)}
          />
        ))}
      </ol>
      <p className="breakdown-sum" role="status">
        {words.chosen(chosen, minutes)}
      </p>
      {isNoted !== null && chosen > 0 && (
        <Checkbox label={words.noteMinutes(minutes)} checked={isNoted} onChange={onNoted} />
      )}
    </>
  )
}
