import { FLOATING } from './in-the-way.ts'

/**
 * Where the focus goes when a dialog closes: to what had it before, else to the page. What takes the focus without
 * being a stop of the keyboard gets it here, as the dialog would look for a stop inside: a field, and with it a phone's
 * keyboard that nobody asked for. Whoever is somewhere else by then, led by a key, stays there.
 */
export function focusBack(before: HTMLElement | null): HTMLElement | false {
  if (before?.isConnected && before.tabIndex >= 0) return before
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest(FLOATING)) focusPage()
  })
  return false
}

/** Gives the focus to the page, from where the keyboard goes on to the first thing on it. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
