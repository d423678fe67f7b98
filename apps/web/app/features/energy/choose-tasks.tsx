import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'
import { Checkbox } from '../../ui/checkbox.tsx'
import { words } from './words.ts'

interface ChooseTasksProps {
  readonly level: EnergyLevel
  readonly chosen: readonly string[]
  /** The ids of suggestions that were added as tasks today. */
  readonly onList: ReadonlySet<string>
  readonly onChange: (chosen: string[]) => void
}

/** The suggestions of a level. */
export function ChooseTasks({ level, chosen, onList, onChange }: ChooseTasksProps) {
  return (
    <fieldset className="[&_.ui-check]:leading-[1.35]">
      <legend className="font-strong mb-1">{words.suggested}</legend>
      {ENERGY_SUGGESTIONS[level].map(({ id, title, minutes, priority }) => {
        const isThere = onList.has(id)
        const facts = [
          words.minutes(minutes),
          ...(priority === 'high' ? [words.highPriority] : []),
          ...(isThere ? [words.onList] : []),
        ]
        return (
          <Checkbox
            key={id}
            label={
              <>
                {title} <small className="text-ink-soft block">{facts.join(', ')}</small>
              </>
            }
            checked={isThere || chosen.includes(id)}
            disabled={isThere}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        )
      })}
    </fieldset>
  )
}
