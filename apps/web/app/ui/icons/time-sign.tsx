import { AfternoonIcon } from './afternoon-icon.tsx'
import { AnytimeIcon } from './anytime-icon.tsx'
import { EveningIcon } from './evening-icon.tsx'
import { MorningIcon } from './morning-icon.tsx'

export interface TimeSignProps {
  time: 'morning' | 'afternoon' | 'evening' | 'anytime'
}

const icons = { morning: MorningIcon, afternoon: AfternoonIcon, evening: EveningIcon, anytime: AnytimeIcon }

/** A tint and a drawn sign for a time of day; the word stands beside it. */
export function TimeSign({ time }: TimeSignProps) {
  const Icon = icons[time]
  return (
    <span className={`ui-time-sign ui-time-${time}`} aria-hidden>
      <Icon />
    </span>
  )
}
