import { isOver, isPaused, type Sprint } from '@glimmer/domain/sprint/sprint'
import { shownTime } from '@glimmer/domain/sprint/sprint-clock'
import Pause from 'lucide-react/icons/pause'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { words } from './words.ts'
import '../sprint.css'

interface SprintPillProps {
  readonly sprint: Sprint
  readonly now: number
  readonly onOpen: () => void
}

/** A sprint that is tucked away: its time, and the way back. Its name changes with the minutes, its digits are for eyes. */
export function SprintPill({ sprint, now, onOpen }: SprintPillProps) {
  const { digits, seconds, isPastZero } = shownTime(sprint, now)
  return (
    <button
      type="button"
      className="sprint-float sprint-pill"
      data-sprint
      aria-haspopup="dialog"
      aria-label={nameOf(sprint, now)}
      onClick={onOpen}
    >
      {isPaused(sprint) ? (
        <Pause aria-hidden />
      ) : (
        <span aria-hidden className="contents">
          <ProgressRing
            label={words.ring}
            value={isPastZero ? 0 : seconds}
            max={sprint.totalMs / 1_000}
            text={digits}
            size="2.2rem"
          />
        </span>
      )}
      <span aria-hidden>{digits}</span>
    </button>
  )
}

function nameOf(sprint: Sprint, now: number): string {
  const { seconds, isPastZero } = shownTime(sprint, now)
  if (isOver(sprint, now)) return words.pillOver
  if (isPaused(sprint)) return words.pillPaused
  return isPastZero ? words.pillPast : words.pill(Math.ceil(seconds / 60))
}
