import { flushSync } from 'react-dom'
import { showToast } from '../../ui/toast/toast.ts'
import { focusAfter } from '../../ui/focus-after.ts'
import { words } from './words.ts'

export interface PutAway {
  readonly id: string
  /** The text of the message. */
  readonly text: string
  readonly run: (id: string) => void
  readonly undo: (id: string) => void
}

/** Takes an entry out of a card: the focus goes to its neighbour, and Undo is offered for the latest. */
export function putAwayFrom(card: HTMLElement | null, { id, text, run, undo }: PutAway): void {
  const entries = [...(card?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const entry = entries.find((other) => other.dataset['entry'] === id)
  const giveFocus = focusAfter(entry, entries, {
    orElse: () => card?.querySelector<HTMLElement>('[data-refresh]'),
  })
  flushSync(() => run(id))
  giveFocus()
  showToast({
    kind: 'put-away',
    tone: 'success',
    text,
    action: { label: words.undo, run: () => undo(id), isUndo: true },
  })
}
