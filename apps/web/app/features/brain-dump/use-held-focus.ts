import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { actIn, focusOn } from './focus-after.ts'

interface Row {
  readonly id: string
}

/**
 * Keeps the focus in a list when a row goes, whether it was removed here or elsewhere: the same button of the next row
 * gets it, of the row before, or else the page. Spread the returned props on the list.
 */
export function useHeldFocus(rows: readonly Row[]) {
  const list = useRef<HTMLUListElement>(null)
  const held = useRef<{ readonly id: string; readonly act: string } | null>(null)
  const before = useRef(rows)

  useLayoutEffect(() => {
    const { id, act } = held.current ?? {}
    if (id !== undefined && act !== undefined && !rows.some((row) => row.id === id)) {
      focusOn(findAct(list.current, neighbours(before.current, id), act))
    }
    before.current = rows
  }, [rows])
  // The list goes together with its last row.
  useEffect(
    () => () => {
      if (held.current) focusOn(null)
    },
    [],
  )
  return {
    ref: list,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const { thought: id = '' } = target.closest<HTMLElement>('[data-thought]')?.dataset ?? {}
      held.current = { id, act: target.dataset['act'] ?? '' }
    },
    onBlur() {
      held.current = null
    },
  }
}

/** Those after it in their order, then those before it, the nearest first. */
function neighbours(rows: readonly Row[], id: string): Row[] {
  const place = rows.findIndex((row) => row.id === id)
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0)).toReversed()]
}

/** The button of the first of these rows that has it. */
function findAct(list: HTMLElement | null, rows: readonly Row[], act: string): HTMLElement | null {
  for (const { id } of rows) {
    const row = list?.querySelector<HTMLElement>(`[data-thought="${id}"]`)
    const button = row && actIn(row, act)
    if (button) return button
  }
  return null
}
