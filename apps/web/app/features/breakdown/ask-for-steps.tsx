import { type Depth, DEPTHS, stepCount } from '@glimmer/domain/breakdown/step-counts'
import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import type { ReactNode } from 'react'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { StepsDrawing } from '../../ui/drawings/steps-drawing.tsx'
import { words } from './words.ts'

export interface AskForStepsProps {
  readonly depth: Depth
  readonly onDepth: (depth: Depth) => void
  readonly energy: EnergyLevel | null
  /** What is to be said of another source. */
  readonly note: ReactNode
}

/** How small the steps are to be, and what happens with what is asked. */
export function AskForSteps({ depth, onDepth, energy, note }: AskForStepsProps) {
  return (
    <>
      <div className="breakdown-drawing">
        <StepsDrawing />
      </div>
      {energy === 'LOW' && <p className="breakdown-note">{words.lowEnergy}</p>}
      <RadioGroup
        label={words.depth}
        layout="tiles"
        className="breakdown-depths"
        options={DEPTHS.map((one) => ({
          value: String(one),
          label: words.depths[one],
          hint: words.depthSteps(stepCount(one, energy)),
        }))}
        value={String(depth)}
        onChange={(value) => onDepth(DEPTHS.find((one) => String(one) === value) ?? depth)}
      />
      <p className="breakdown-source">{words.builtInNote}</p>
      {note !== undefined && <div className="breakdown-source">{note}</div>}
    </>
  )
}
