import { isOver, isPaused, type Sprint } from '@glimmer/domain/sprint/sprint'
import { shownTime } from '@glimmer/domain/sprint/sprint-clock'
import Pause from 'lucide-react/icons/pause'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { words } from './words.ts'
import '../sprint.css'

const LOOK =
  'border-moss bg-raised text-ink text-l font-heading flex min-h-[3.4rem] min-w-[7rem] items-center justify-center gap-2 rounded-pill border-(length:--border) ps-[0.7rem] pe-[1.1rem] tabular-nums'

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
      className={joinClasses('sprint-pill', LOOK)}
      data-sprint
      aria-haspopup="dialog"
      aria-label={nameOf(sprint, now)}
      onClick={onOpen}
    >
      {isPaused(sprint) ? (
        <Pause aria-hidden className="mx-[0.3rem] size-[1.5rem]" />
      ) : (
        <span aria-hidden className="contents">
          <ProgressRing
            label={words.ring}
            value={isPastZero ? 0 : seconds}
            max={sprint.totalMs / 1_000}
            text={digits}
            size="2.2rem"
            className="[&_circle]:[stroke-width:13]"
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
