import { FLOATING } from './in-the-way.ts'

/**
 * Where the focus goes when a dialog closes: to what had it before, else to the dialog below, else to the page. What has
 * `tabindex=-1` is focused here, because the dialog's own way would look for a field inside it and open a phone's keyboard.
 * If a key has led the person elsewhere by then, the focus stays there.
 */
export function focusBack(before: HTMLElement | null): HTMLElement | false {
  if (before?.isConnected && before.tabIndex >= 0) return before
  requestAnimationFrame(() => {
    const { activeElement } = document
    const below = openDialog()
    if (below?.contains(activeElement)) return
    if (activeElement !== document.body && !activeElement?.closest(FLOATING)) return
    if (below) (below.contains(before) ? before : below)?.focus({ preventScroll: true })
    else focusPage()
  })
  return false
}

/** The uppermost dialog that is not closing. */
function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(FLOATING)].findLast((one) => 'open' in one.dataset)
}

/** Focuses the page's main part, so that Tab leads to the first control in it. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
