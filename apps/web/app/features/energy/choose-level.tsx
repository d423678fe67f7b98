import { ENERGY_LEVELS, type EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { EnergyLantern } from '../../ui/drawings/energy-lantern.tsx'
import { words } from './words.ts'

interface ChooseLevelProps {
  /** What was said already on this day. */
  readonly level: EnergyLevel | null
  readonly onChoose: (level: EnergyLevel) => void
}

/** Three lanterns, from most light to least. A press is the answer. */
export function ChooseLevel({ level: current, onChoose }: ChooseLevelProps) {
  return (
    <ul className="stack-3 min-[36rem]:grid-cols-3">
      {ENERGY_LEVELS.map((level) => (
        <li key={level} className="grid">
          <button
            type="button"
            className="energy-level"
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
