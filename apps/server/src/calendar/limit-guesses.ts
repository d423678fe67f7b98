const MOST_WRONG = 60
const WINDOW_MS = 10 * 60 * 1000
/** Beyond so many network addresses the one that was counted first is forgotten. */
const MOST_ADDRESSES = 10_000

/**
 * Limits how often one network address may ask with a token that is nobody's. Kept in memory: a token cannot be guessed, so
 * this only keeps the database from being asked for nothing. Far above what programs need that still ask an old address.
 */
export function limitGuesses(now: () => number = Date.now) {
  const wrong = new Map<string, { count: number; readonly endsAt: number }>()
  return {
    /** The seconds to wait, or null where it may ask. */
    secondsLeft(address: string): number | null {
      const counted = wrong.get(address)
      if (!counted || counted.count < MOST_WRONG || counted.endsAt <= now()) return null
      return Math.ceil((counted.endsAt - now()) / 1000)
    },

    countWrong(address: string): void {
      const counted = wrong.get(address)
      if (counted && counted.endsAt > now()) {
        counted.count += 1
        return
      }
      wrong.delete(address)
      if (wrong.size >= MOST_ADDRESSES) wrong.delete(wrong.keys().next().value ?? '')
      wrong.set(address, { count: 1, endsAt: now() + WINDOW_MS })
    },
  }
}
