import { isOver, isPaused, type Sprint } from '@glimmer/domain/sprint/sprint'
import { shownTime } from '@glimmer/domain/sprint/sprint-clock'
import Pause from 'lucide-react/icons/pause'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { SPRINT_PLACE_ID } from '../place.ts'
import { words } from './words.ts'
import '../sprint.css'

const LOOK =
  'border-moss bg-raised text-ink text-l font-heading flex min-h-(--target) items-center justify-center gap-2 rounded-pill border-(length:--border) ps-[0.4rem] pe-[0.9rem] tabular-nums'

interface SprintPillProps {
  readonly sprint: Sprint
  readonly now: number
  readonly onOpen: () => void
}

/** A sprint that is tucked away, in the header, where it lies over nothing: its time, and the way back. Its name changes with the minutes, its digits are for eyes. */
export function SprintPill({ sprint, now, onOpen }: SprintPillProps) {
  const { digits, seconds, isPastZero } = shownTime(sprint, now)
  const [place] = useState(() => document.getElementById(SPRINT_PLACE_ID))
  const pill = (
    <button
      type="button"
      className={joinClasses('sprint-pill', LOOK)}
      data-sprint
      data-keep-clear
      aria-haspopup="dialog"
      aria-label={nameOf(sprint, now)}
      onClick={onOpen}
    >
      {isPaused(sprint) ? (
        <Pause aria-hidden className="mx-[0.3rem] size-[1.5rem]" />
      ) : (
        <span aria-hidden className="sprint-pill-ring">
          <ProgressRing
            label={words.ring}
            value={isPastZero ? 0 : seconds}
            max={sprint.totalMs / 1_000}
            text={digits}
            size="1.9rem"
            className="[&_circle]:[stroke-width:13]"
          />
        </span>
      )}
      <span aria-hidden>{digits}</span>
    </button>
  )
  return place ? createPortal(pill, place) : pill
}

function nameOf(sprint: Sprint, now: number): string {
  const { seconds, isPastZero } = shownTime(sprint, now)
  if (isOver(sprint, now)) return words.pillOver
  if (isPaused(sprint)) return words.pillPaused
  return isPastZero ? words.pillPast : words.pill(Math.ceil(seconds / 60))
}
