import { readSprint } from '@glimmer/domain/sprint/kept-sprint'
import { nextChange, untilEnd } from '@glimmer/domain/sprint/sprint-clock'
import type { Sprint } from '@glimmer/domain/sprint/sprint'
import { useEffect, useMemo, useState } from 'react'
import { browserEnvironment, type Environment } from '../../../device/environment.ts'
import { useIsVisible } from '../../../lib/use-is-visible.ts'

/** Timers do not run while a device sleeps, so these events read the clock anew. */
const LONGEST_WAIT_MS = 60_000

export interface SeenSprint {
  readonly sprint: Sprint | null
  /** The time it is shown for, in milliseconds since 1970. */
  readonly now: number
}

/**
 * The sprint that the device keeps, at a moment that moves when its digits do, while somebody can see them; in a tab out
 * of sight only when its time is up.
 */
export function useSprint(
  kept: object | null,
  { now }: Pick<Environment, 'now'> = browserEnvironment,
): SeenSprint {
  const sprint = useMemo(() => readSprint(kept, now()), [kept, now])
  const isVisible = useIsVisible()
  const [seen, setSeen] = useState(() => ({ sprint, isVisible, now: now() }))
  // A sprint that another tab has just changed is never shown for the moment before.
  if (seen.sprint !== sprint || seen.isVisible !== isVisible) setSeen({ sprint, isVisible, now: now() })

  useEffect(() => {
    if (!sprint) return
    // From the moment that is shown: by now its end may have passed, where the device slept in between.
    const wait = isVisible ? nextChange(sprint, seen.now) : untilEnd(sprint, seen.now)
    if (!wait) return
    const tick = () => setSeen({ sprint, isVisible, now: now() })
    const left = Math.max(0, wait - Math.max(0, now() - seen.now))
    const timer = setTimeout(tick, Math.min(left, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [sprint, isVisible, seen, now])

  return seen
}
