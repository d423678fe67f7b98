import type { KeyboardEvent } from 'react'
import { areShortcutsOn } from '../../ui/single-keys.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
const PLACES = '.task-title, .ui-check-input'

/** Whether Escape was pressed on a row itself, and not on what is open above it or written in it. */
export function isLeavingRows({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Element && target.matches(PLACES)
}

/**
 * Arrow up and down (and k and j) go from row to row, from title to title and from box to box; from the first one up to the
 * field that finds, where it is open. Everything is reached by Tab, too.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
  // Letters can be turned off, as voice control would press them by accident.
  if (event.key.length === 1 && !areShortcutsOn()) return
  const row = target.closest('.task-row')
  if (!row || !target.matches(PLACES) || target.closest('.step-list')) return
  const rows = [...currentTarget.querySelectorAll('.task-row')].filter((other) => !other.closest('[hidden]'))
  const place = rows.indexOf(row) + step
  const kind = target.matches('.task-title') ? '.task-title' : ':scope > .ui-check .ui-check-input'
  const goal =
    place < 0 ? document.querySelector('[data-find-field] input') : rows[place]?.querySelector(kind)
  if (!(goal instanceof HTMLElement)) return
  event.preventDefault()
  goal.focus()
}
