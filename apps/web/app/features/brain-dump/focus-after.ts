import { flushSync } from 'react-dom'

/**
 * Finds what gets the focus when thoughts leave the list: the same button of the next one that stays, or of the one before,
 * else the page. Ask before they are gone; call the answer afterwards.
 */
export function focusAfter(leaving: ReadonlySet<string>, act: string): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-thought]')]
  const isLeaving = (row: HTMLElement) => leaving.has(row.dataset['thought'] ?? '')
  const place = rows.findIndex(isLeaving)
  const after = rows.slice(place).filter((row) => !isLeaving(row))
  const before = rows.slice(0, place).filter((row) => !isLeaving(row))
  return () => {
    const buttons = [...after, ...before.toReversed()].flatMap((row) => actIn(row, act) ?? [])
    focusOn(buttons.find((button) => button.isConnected))
  }
}

/** The button that opened something in a thought's row, wherever it stands by now; where the row is gone, the page. */
export function focusAct(id: string, act: string): void {
  drawNow()
  const row = document.querySelector<HTMLElement>(`[data-thought="${id}"]`)
  focusOn(row && actIn(row, act))
}

/** Makes a change that brings the buttons above the list back, and gives one of them the focus; where there is none, the page. */
export function focusToolAfter(act: string, change: () => void): void {
  drawNow(change)
  const tools = document.querySelector<HTMLElement>('.brain-dump-tools')
  focusOn(tools && (actIn(tools, act) ?? tools.querySelector<HTMLElement>('button')))
}

/** What gets the focus has to be there: after a write React may take longer than a frame to draw it. */
export function drawNow(change: () => void = () => {}): void {
  flushSync(change)
}

function actIn(place: HTMLElement, act: string): HTMLElement | null {
  return place.querySelector<HTMLElement>(`[data-act="${act}"]`)
}

function focusOn(target: HTMLElement | null | undefined): void {
  ;(target ?? document.querySelector('main'))?.focus()
}
