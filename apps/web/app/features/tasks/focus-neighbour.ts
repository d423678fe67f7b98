/**
 * Finds what gets the focus when a row leaves the list, or several do: the next row that stays, the one before it, or the field
 * that adds one. Where there is none, or that would bring up a phone's keyboard, which nobody asked for, it is the page.
 * Ask before the row is gone; call the answer afterwards.
 */
export function neighbourFocus(
  row: Element | null,
  isLeaving: (other: Element) => boolean = (other) => other === row,
): () => void {
  const rows = [...document.querySelectorAll('[data-row]')]
  const place = row ? rows.indexOf(row) : -1
  const stays = (other: Element) => !isLeaving(other)
  const neighbour = rows.slice(place + 1).find(stays) ?? rows.slice(0, Math.max(place, 0)).findLast(stays)
  return () => {
    const target =
      neighbour?.isConnected && place >= 0 ? neighbour.querySelector('input') : (fieldToAdd() ?? main())
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.matches('main') })
  }
}

function fieldToAdd(): Element | null {
  return matchMedia('(pointer: coarse)').matches ? null : document.querySelector('[data-quick-add]')
}

function main(): Element | null {
  return document.querySelector('main')
}
