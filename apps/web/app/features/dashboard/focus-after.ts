/**
 * Finds what gets the focus when an entry (`data-entry`) leaves its card: the same button of the next one or of the one
 * before, else the card's Refresh. Ask before it is gone; call the answer afterwards.
 */
export function focusAfter(card: HTMLElement | null, id: string): () => void {
  const entries = [...(card?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const place = entries.findIndex((entry) => entry.dataset['entry'] === id)
  const neighbour = entries[place + 1] ?? entries[place - 1]
  return () => {
    const next = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('[data-focus]') : null
    const target = next ?? card?.querySelector<HTMLElement>('[data-refresh]')
    target?.focus()
  }
}
