/** A place that does not answer is left alone for a while, longer each time, and then asked once. */
export function createResting(shortestMs: number, longestMs: number) {
  const resting = new Map<string, { failures: number; until: number; isAsked: boolean }>()
  return {
    /** Until when this place is left alone; null where it may be asked. Of several at the end of a rest one may. */
    until(place: string, now: Date): Date | null {
      const rest = resting.get(place)
      if (!rest) return null
      const left = rest.until - now.getTime()
      // More than the longest comes from a clock that was wrong.
      if (left > 0 && left <= longestMs) return new Date(rest.until)
      if (rest.isAsked) return new Date(now.getTime() + shortestMs)
      rest.isAsked = true
      return null
    },
    answered(place: string): void {
      resting.delete(place)
    },
    failed(place: string, now: Date): void {
      const failures = (resting.get(place)?.failures ?? 0) + 1
      const ms = Math.min(longestMs, shortestMs * 2 ** (failures - 1))
      resting.set(place, { failures, until: now.getTime() + ms, isAsked: false })
    },
  }
}
