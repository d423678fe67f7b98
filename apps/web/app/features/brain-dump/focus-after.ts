import { flushSync } from 'react-dom'
import { focusPage } from '../../ui/focus.ts'

/** The button that opened something in a thought's row, wherever it stands by now; where the row is gone, the page. */
export function focusAct(id: string, act: string): void {
  drawNow()
  const row = document.querySelector<HTMLElement>(`[data-thought="${id}"]`)
  focusOn(row && actIn(row, act))
}

/** Makes a change that brings the buttons above the list back, and gives one of them the focus; where there is none, the page. */
export function focusToolAfter(act: string, change: () => void): void {
  drawNow(change)
  const tools = document.querySelector<HTMLElement>('[data-tools]')
  focusOn(tools && (actIn(tools, act) ?? tools.querySelector<HTMLElement>('button')))
}

/** What gets the focus has to be there: after a write React may take longer than a frame to draw it. */
export function drawNow(change: () => void = () => {}): void {
  flushSync(change)
}

/** The button of a row, or of another place, that does this. */
export function actIn(place: HTMLElement, act: string): HTMLElement | null {
  return place.querySelector<HTMLElement>(`[data-act="${act}"]`)
}

/** Gives it the focus; where there is nothing, the page. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (target) target.focus()
  else focusPage()
}
