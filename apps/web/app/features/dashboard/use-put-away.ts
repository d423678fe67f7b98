import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { dismissToast, showToast } from '../../ui/toast/toast.ts'
import { focusAfter } from './focus-after.ts'
import { words } from './words.ts'

export interface PutAway {
  readonly id: string
  /** What is said of it. */
  readonly text: string
  readonly run: (id: string) => void
  readonly undo: (id: string) => void
}

/** Returns what takes an entry out of a card: the focus goes to its neighbour, and Undo is offered for the latest. */
export function usePutAway(card: RefObject<HTMLElement | null>): (entry: PutAway) => void {
  const lastToast = useRef<number | null>(null)
  return ({ id, text, run, undo }) => {
    const focus = focusAfter(card.current, id)
    flushSync(() => run(id))
    focus()
    if (lastToast.current !== null) dismissToast(lastToast.current)
    lastToast.current = showToast({ text, action: { label: words.undo, run: () => undo(id), isUndo: true } })
  }
}
