// When a device comes back to a server that it did not reach. Of thousands that lose a server in the same moment, each chooses
// its own.

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 5 * 60_000
const FIRST_RETURN_MS = 10_000

/**
 * Milliseconds until the next try after so many failed ones: doubling, up to five minutes, half of it random. Where the
 * server named a time it is never less than that, and at most twice as much.
 */
export function retryDelay(triesInVain: number, random: () => number, askedForMs = 0): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (triesInVain - 1))
  const asked = Math.min(LONGEST_DELAY_MS, askedForMs)
  return Math.max(delay / 2, asked) + random() * Math.max(delay / 2, asked)
}

/**
 * Milliseconds until a device comes back whose stream broke so many times in a row: any time within ten seconds at first, as
 * everybody's may have broken at once, then within twice as long each time.
 */
export function returnDelay(timesBroken: number, random: () => number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_RETURN_MS * 2 ** (timesBroken - 1))
  return FIRST_DELAY_MS + random() * (longest - FIRST_DELAY_MS)
}

/** What an answer asks its sender to wait, in milliseconds; 0 where it says nothing that can be read. */
export function readRetryAfter(header: string | null): number {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1_000 : 0
}
