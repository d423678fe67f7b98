/**
 * Says whether something that failed may be asked again: after a pause that doubles each time, and then by one alone, while
 * the others wait `trialMs` for what comes of it.
 */
export function createCircuitBreaker({
  shortestPauseMs,
  longestPauseMs,
  trialMs,
  now = () => performance.now(),
}: {
  readonly shortestPauseMs: number
  readonly longestPauseMs: number
  readonly trialMs: number
  readonly now?: () => number
}) {
  let state: 'closed' | 'open' | 'trying' = 'closed'
  let until = 0
  let pauseMs = shortestPauseMs
  const isOpen = () => state !== 'closed' && now() < until
  return {
    isOpen,
    /** Whether to ask now. Whoever does says what came of it. */
    mayAsk(): boolean {
      if (isOpen()) return false
      if (state === 'closed') return true
      state = 'trying'
      until = now() + trialMs
      return true
    },
    /** Returns whether this is the first failure. Of several that were under way together one counts. */
    failed(): boolean {
      if (state === 'open') return false
      const isFirst = state === 'closed'
      state = 'open'
      until = now() + pauseMs
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      return isFirst
    },
    /** Returns whether it had failed before. */
    worked(): boolean {
      if (state !== 'trying') return false
      state = 'closed'
      pauseMs = shortestPauseMs
      return true
    },
  }
}
