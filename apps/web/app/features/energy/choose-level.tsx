import { ENERGY_LEVELS, type EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { EnergyLantern } from '../../ui/drawings/energy-lantern.tsx'
import { words } from './words.ts'

interface ChooseLevelProps {
  /** The day's answer so far, or null. */
  readonly level: EnergyLevel | null
  readonly onChoose: (level: EnergyLevel) => void
}

/** On a phone the words stand beside the lantern, where they get more width; else below it. */
const LEVEL =
  'border-edge bg-surface text-ink flex items-center gap-4 rounded-l border-(length:--border) px-4 py-2 text-start transition-[background-color] hover:bg-dusk-wash active:border-dusk active:bg-dusk-wash aria-pressed:border-dusk aria-pressed:bg-dusk-wash min-[36rem]:flex-col min-[36rem]:gap-2 min-[36rem]:px-3 min-[36rem]:py-4 min-[36rem]:text-center [&>svg]:w-[4rem] min-[36rem]:[&>svg]:w-[5rem]'

/** Three levels of energy as lanterns, from most light to least. A press answers at once. */
export function ChooseLevel({ level: current, onChoose }: ChooseLevelProps) {
  return (
    <ul className="stack-3 min-[36rem]:grid-cols-3">
      {ENERGY_LEVELS.map((level) => (
        <li key={level} className="grid">
          <button
            type="button"
            className={LEVEL}
            aria-pressed={current === level}
            onClick={() => onChoose(level)}
          >
            <EnergyLantern level={level} />
            <span className="grid gap-1 leading-[1.35]">
              <strong className="text-l">{words.levels[level]}</strong>
              <span className="text-ink-soft">{words.levelHints[level]}</span>
              {current === level && <em className="text-dusk font-strong not-italic">{words.chosenNow}</em>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
