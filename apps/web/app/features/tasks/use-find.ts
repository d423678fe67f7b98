import { createTaskFinder } from '@glimmer/domain/tasks/find-task'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type Day, findInDay, type Section } from './day.ts'

export interface Find {
  /** Null while the search is closed. */
  readonly query: string | null
  /** Whether only results are shown. */
  readonly isNarrowed: boolean
  readonly sections: readonly Section[]
  readonly found: number
  readonly set: (query: string) => void
  readonly begin: () => void
  /** To the box of the first task that was found. */
  readonly go: () => void
  readonly end: () => void
}

/** The search of the tasks page. */
export function useFind(day: Day | null): Find {
  const [query, setQuery] = useState<string | null>(null)
  const wanted = useDeferredValue(query)
  const isNarrowed = Boolean(wanted?.trim())
  const isSettled = wanted === query
  // Enter may be pressed before what was typed last is found.
  const isGoing = useRef(false)
  useEffect(() => {
    if (!isGoing.current || !isSettled) return
    isGoing.current = false
    goToFirst()
  }, [isSettled])
  const sections = useMemo(() => {
    if (!day) return []
    return isNarrowed && wanted ? findInDay(day, createTaskFinder(wanted)) : day.sections
  }, [day, wanted, isNarrowed])

  return {
    query,
    isNarrowed,
    sections,
    found: sections.reduce((sum, { all }) => sum + all, 0),
    set: setQuery,
    begin() {
      setQuery(query ?? '')
      document.querySelector<HTMLElement>('[data-find-field] input')?.focus()
    },
    go() {
      if (isSettled) goToFirst()
      else isGoing.current = true
    },
    end() {
      setQuery(null)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-find]')?.focus())
    },
  }
}

function goToFirst(): void {
  const boxes = document.querySelectorAll<HTMLElement>('.day .task-row > .ui-check .ui-check-input')
  ;[...boxes].find((box) => !box.closest('[hidden]'))?.focus()
}
