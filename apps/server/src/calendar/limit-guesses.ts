const MOST_WRONG = 60
const WINDOW_MS = 10 * 60 * 1000
/** Beyond so many networks the one that was counted first is forgotten. */
const MOST_NETWORKS = 10_000

/**
 * Counts how often a network asks with a token that is nobody's. Kept in memory: a token cannot be guessed, so this only keeps
 * the database from being asked for nothing. Far above what programs need that still ask an old address.
 */
export function limitGuesses(now: () => number = Date.now) {
  const wrong = new Map<string, { count: number; readonly endsAt: number }>()
  return {
    /** The seconds until it may ask as others do, or null where it may. */
    secondsLeft(network: string): number | null {
      const counted = wrong.get(network)
      if (!counted || counted.count < MOST_WRONG || counted.endsAt <= now()) return null
      return Math.ceil((counted.endsAt - now()) / 1000)
    },

    countWrong(network: string): void {
      const counted = wrong.get(network)
      if (counted && counted.endsAt > now()) {
        counted.count += 1
        return
      }
      wrong.delete(network)
      if (wrong.size >= MOST_NETWORKS) wrong.delete(wrong.keys().next().value ?? '')
      wrong.set(network, { count: 1, endsAt: now() + WINDOW_MS })
    },
  }
}
