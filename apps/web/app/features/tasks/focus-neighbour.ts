import { focusAfter } from '../../ui/focus-after.ts'

/**
 * Finds what gets the focus when a task or a step leaves its list, or several do: its neighbour, or the field that adds one,
 * but where that would bring up a phone's keyboard, which nobody asked for. Ask before it is gone; call the answer afterwards.
 */
export function neighbourFocus(row: Element | null, isLeaving?: (other: Element) => boolean): () => void {
  return focusAfter(row, document.querySelectorAll('[data-row]'), {
    ...(isLeaving && { isLeaving }),
    orElse: () =>
      matchMedia('(pointer: coarse)').matches
        ? null
        : document.querySelector<HTMLElement>('[data-quick-add]'),
  })
}
