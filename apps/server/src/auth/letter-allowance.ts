const WINDOW_MS = 60 * 60 * 1000
const LETTERS_IN_WINDOW = 5

/**
 * Counts letters, so that nobody's mailbox can be filled by asking again and again from many places. Returns whether
 * one more letter may go to this address now. Kept in memory: each replica allows its own few.
 */
export function createLetterAllowance(now: () => number): (address: string) => boolean {
  const windows = new Map<string, { start: number; letters: number }>()
  return (address) => {
    for (const [known, { start }] of windows) {
      // Insertion order is the order of the starts: the first that still counts ends the search.
      if (now() - start < WINDOW_MS) break
      windows.delete(known)
    }
    const current = windows.get(address) ?? { start: now(), letters: 0 }
    if (current.letters >= LETTERS_IN_WINDOW) return false
    windows.set(address, { ...current, letters: current.letters + 1 })
    return true
  }
}
