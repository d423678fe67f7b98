import { focusPage } from './focus.ts'

interface Leaving {
  /** Which of the entries leave. Default: the one. */
  readonly isLeaving?: (entry: Element) => boolean
  /** What gets the focus where none stays. Default: the page. */
  readonly orElse?: () => HTMLElement | null | undefined
}

/**
 * Finds what gets the focus when an entry leaves its list, or several do: the next one that stays, or the one before; in it
 * what is marked by `data-focus`, else its first field or button. Ask before the entry is gone; call the answer afterwards.
 * Example: `const giveFocus = focusAfter(row, list.children); if (await remove()) giveFocus()`
 */
export function focusAfter(
  entry: Element | null | undefined,
  entries: Iterable<Element>,
  { isLeaving = (other) => other === entry, orElse }: Leaving = {},
): () => void {
  const all = [...entries]
  const place = entry ? all.indexOf(entry) : -1
  // A task's steps lie inside its row and leave with it.
  const stays = (other: Element) => !isLeaving(other) && !entry?.contains(other)
  const neighbour =
    place < 0 ? undefined : (all.slice(place + 1).find(stays) ?? all.slice(0, place).findLast(stays))
  return () => {
    const target = (neighbour?.isConnected ? stopIn(neighbour) : undefined) ?? orElse?.()
    if (target) target.focus()
    else focusPage()
  }
}

function stopIn(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>('[data-focus]') ?? entry.querySelector<HTMLElement>('input, button')
}
