/** Returns which entry a key leads to from the one at `at`, round the ends; undefined for any other key. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Returns the next entry whose words begin with what was typed, looking round the ends; undefined when there is none.
 * One letter moves on from the entry at `at`; more letters may stay on it.
 */
export function findByText(words: readonly string[], typed: string, at: number): number | undefined {
  const wanted = typed.toLocaleLowerCase()
  const isRepeated = wanted.length > 1 && [...wanted].every((letter) => letter === wanted[0])
  const start = isRepeated ? wanted.slice(0, 1) : wanted
  const from = start.length === 1 ? at + 1 : Math.max(at, 0)
  const order = words.map((_, step) => (from + step) % words.length)
  return order.find((index) => words[index]?.trim().toLocaleLowerCase().startsWith(start))
}
