import { createTaskFinder } from '@glimmer/domain/tasks/find-task'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Day, findInDay, type Section } from './day.ts'

export interface Find {
  /** Null while nobody looks for anything. */
  readonly query: string | null
  readonly sections: readonly Section[]
  readonly found: number
  readonly set: (query: string) => void
  readonly begin: () => void
  readonly end: () => void
}

/** Looking for a task by a few letters; `/` begins it from anywhere on the page. */
export function useFind(day: Day | null): Find {
  const [query, setQuery] = useState<string | null>(null)
  const wanted = useDeferredValue(query)
  const sections = useMemo(() => {
    if (!day) return []
    return wanted?.trim() ? findInDay(day, createTaskFinder(wanted)) : day.sections
  }, [day, wanted])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      event.preventDefault()
      setQuery((before) => before ?? '')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return {
    query,
    sections,
    found: sections.reduce((sum, { all }) => sum + all, 0),
    set: setQuery,
    begin: () => setQuery(''),
    end() {
      setQuery(null)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-find]')?.focus())
    },
  }
}

/** Somebody is writing, or in a dialog: their keys are their own. */
function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]',
    ) !== null
  )
}
