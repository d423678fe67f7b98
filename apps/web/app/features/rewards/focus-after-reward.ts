import { focusAfter } from '../../ui/focus-after.ts'

/** Where an entry leaves its list, its neighbour gets the focus, or the list's own section. */
export function focusAfterReward(section: HTMLElement | null, id: string): () => void {
  const entries = [...(section?.querySelectorAll<HTMLElement>('[data-reward]') ?? [])]
  const entry = entries.find((other) => other.dataset['reward'] === id)
  return focusAfter(entry, entries, { orElse: () => (section?.isConnected ? section : null) })
}
