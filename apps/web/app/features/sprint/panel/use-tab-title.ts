import { clockTime } from '@glimmer/domain/days/clock-time'
import { isOver, isPaused } from '@glimmer/domain/sprint/sprint'
import { shownTime, untilEnd } from '@glimmer/domain/sprint/sprint-clock'
import { useEffect, useRef } from 'react'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { useIsVisible } from '../../../lib/use-is-visible.ts'
import type { SeenSprint } from './use-sprint.ts'
import { words } from './words.ts'

/** Puts the time left before the page's title. A hidden tab shows the clock time of the end, which needs no updates. */
export function useTabTitle(seen: SeenSprint): void {
  const isVisible = useIsVisible()
  const written = useRef<{ readonly bare: string; readonly full: string } | null>(null)

  useEffect(() => {
    const bare = bareTitle(written.current)
    const full = fullTitle(seen, isVisible, bare)
    if (document.title !== full) document.title = full
    written.current = { bare, full }
  })

  useEffect(
    () => () => {
      document.title = bareTitle(written.current)
    },
    [],
  )
}

/** The title without the time. If a page has set another one since, it is that one. */
function bareTitle(written: { readonly bare: string; readonly full: string } | null): string {
  return written && document.title === written.full ? written.bare : document.title
}

function fullTitle({ sprint, now }: SeenSprint, isVisible: boolean, page: string): string {
  if (!sprint) return page
  if (isOver(sprint, now)) return words.tabDone(page)
  const { digits } = shownTime(sprint, now)
  if (isPaused(sprint)) return words.tabPaused(digits, page)
  if (isVisible) return words.tabRunning(digits, page)
  const left = untilEnd(sprint, now)
  return left === null
    ? words.tabSince(timeAt(sprint.sinceMs ?? now), page)
    : words.tabUntil(timeAt(now + left), page)
}

function timeAt(moment: number): string {
  return clockTime(new Date(moment), isTwelveHours)
}
