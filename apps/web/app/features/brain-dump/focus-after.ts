import { flushSync } from 'react-dom'

/**
 * Finds what gets the focus when thoughts leave the list: the same button of the next one that stays, or of the one before,
 * else the page. Ask before they are gone; call the answer afterwards.
 */
export function focusAfter(leaving: ReadonlySet<string>, act: string): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-thought]')]
  const isLeaving = (row: HTMLElement) => leaving.has(row.dataset['thought'] ?? '')
  const place = rows.findIndex(isLeaving)
  const neighbour =
    rows.slice(place).find((row) => !isLeaving(row)) ??
    rows.slice(0, place).findLast((row) => !isLeaving(row))
  return () => {
    const button = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>(`[data-act="${act}"]`) : null
    focusOn(button ?? document.querySelector('main'))
  }
}

/** The button that opened something in a thought's row, wherever it stands by now; where the row is gone, the page. */
export function focusAct(id: string, act: string): void {
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-thought="${id}"] [data-act="${act}"]`)
    focusOn(button ?? document.querySelector('main'))
  })
}

/**
 * Makes a change that brings a button above the list back, and gives that the focus; where there is none, the page. The
 * change is drawn first: after a write React may take longer than a frame for it.
 */
export function focusToolAfter(act: string, change: () => void): void {
  flushSync(change)
  const button = document.querySelector<HTMLElement>(`.brain-dump-tools [data-act="${act}"]`)
  focusOn(button ?? document.querySelector('main'))
}

function focusOn(target: HTMLElement | null): void {
  target?.focus()
}
