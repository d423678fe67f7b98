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
    <ul className="energy-levels">
      {ENERGY_LEVELS.map((level) => (
        <li key={level}>
          <button
            type="button"
            className="energy-level"
            aria-pressed={current === level}
            onClick={() => onChoose(level)}
          >
            <EnergyLantern level={level} />
            <span className="energy-level-words">
              <strong>{words.levels[level]}</strong>
              <span>{words.levelHints[level]}</span>
              {current === level && <em>{words.chosenNow}</em>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
