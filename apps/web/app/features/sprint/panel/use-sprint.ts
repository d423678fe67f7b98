import { readSprint, type SprintSeen } from '@glimmer/domain/sprint/kept-sprint'
import { nextChange, untilEnd } from '@glimmer/domain/sprint/sprint-clock'
import type { Sprint } from '@glimmer/domain/sprint/sprint'
import { useEffect, useMemo, useState } from 'react'
import { browserEnvironment, type Environment } from '../../../device/environment.ts'
import { useIsVisible } from '../../../lib/use-is-visible.ts'

/** Timers stand still while a device sleeps, so the clock is read at least this often. */
const LONGEST_WAIT_MS = 60_000

export interface SeenSprint {
  readonly sprint: Sprint | null
  /** The time it is shown for, in milliseconds since 1970. */
  readonly now: number
}

/**
 * The stored sprint, and the time for which to show it. In a visible tab that time is renewed whenever the digits change,
 * in a hidden tab only when the sprint ends. `noted` is when a tab last showed it.
 */
export function useSprint(
  kept: object | null,
  noted: SprintSeen | null,
  { now }: Pick<Environment, 'now'> = browserEnvironment,
): SeenSprint {
  const sprint = useMemo(() => readSprint(kept, now(), noted), [kept, noted, now])
  const isVisible = useIsVisible()
  const [seen, setSeen] = useState(() => ({ sprint, isVisible, now: now() }))
  // A sprint that another tab has changed is shown for the present at once, not for the time of the last tick.
  if (seen.sprint !== sprint || seen.isVisible !== isVisible) setSeen({ sprint, isVisible, now: now() })

  useEffect(() => {
    if (!sprint) return
    // Counted from the time that is shown, not from now: if the device slept, the end may already have passed.
    const wait = isVisible ? nextChange(sprint, seen.now) : untilEnd(sprint, seen.now)
    if (!wait) return
    const tick = () => setSeen({ sprint, isVisible, now: now() })
    const left = Math.max(0, wait - Math.max(0, now() - seen.now))
    const timer = setTimeout(tick, Math.min(left, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [sprint, isVisible, seen, now])

  return seen
}
