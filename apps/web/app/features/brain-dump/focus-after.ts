import { flushSync } from 'react-dom'
import { focusPage } from '../../ui/focus.ts'

/** Focuses the button of a thought's row, wherever the row is by now; the page where the row is gone. */
export function focusAct(id: string, act: string): void {
  drawNow()
  const row = document.querySelector<HTMLElement>(`[data-thought="${id}"]`)
  focusOn(row && actIn(row, act))
}

/** Makes a change that shows the buttons above the list again, and focuses one of them; the page where there is none. */
export function focusToolAfter(act: string, change: () => void): void {
  drawNow(change)
  const tools = document.querySelector<HTMLElement>('[data-tools]')
  focusOn(tools && (actIn(tools, act) ?? tools.querySelector<HTMLElement>('button')))
}

/** Draws a change at once, as only what is drawn can take the focus. */
export function drawNow(change: () => void = () => {}): void {
  flushSync(change)
}

/** The button for an action, in a row or elsewhere. */
export function actIn(place: HTMLElement, act: string): HTMLElement | null {
  return place.querySelector<HTMLElement>(`[data-act="${act}"]`)
}

/** Focuses the element; the page where there is none. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (target) target.focus()
  else focusPage()
}
