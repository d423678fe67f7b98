import { focusAfter } from '../../ui/focus-after.ts'

/**
 * Finds what gets the focus when tasks or steps leave their list: a neighbour, or else the field that adds one, unless
 * that would open a phone's keyboard. Call it before they go, and the function it returns afterwards.
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
