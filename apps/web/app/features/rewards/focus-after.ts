/**
 * Finds what gets the focus when an entry leaves its list: the button of the next one or of the one before, else the list's
 * own section. Ask before it is gone; call the answer afterwards.
 */
export function focusAfter(section: HTMLElement | null, id: string): () => void {
  const entries = [...(section?.querySelectorAll<HTMLElement>('[data-reward]') ?? [])]
  const place = entries.findIndex((entry) => entry.dataset['reward'] === id)
  const neighbour = entries[place + 1] ?? entries[place - 1]
  return () => {
    const button = neighbour?.isConnected ? neighbour.querySelector('button') : null
    const target = button ?? (section?.isConnected ? section : document.querySelector('main'))
    target?.focus()
  }
}
