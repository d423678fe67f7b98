/**
 * Finds what gets the focus when a row leaves the list: the next row, the one before it, or the field that adds one. Where
 * that would bring up a phone's keyboard, which nobody asked for, it is the page.
 * Ask before the row is gone; call the answer afterwards.
 */
export function neighbourFocus(row: Element | null): () => void {
  const rows = [...document.querySelectorAll('[data-row]')]
  const place = row ? rows.indexOf(row) : -1
  const neighbour = rows[place + 1] ?? rows[place - 1]
  return () => {
    const target =
      neighbour?.isConnected && place >= 0
        ? neighbour.querySelector('input')
        : document.querySelector(matchMedia('(pointer: coarse)').matches ? 'main' : '[data-quick-add]')
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.matches('main') })
  }
}
