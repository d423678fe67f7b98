const LONG_AWAY_MS = 2 * 24 * 60 * 60_000

/** Whether a person who was last here at an instant has been away for two days or more. An unknown instant is no absence. */
export function isLongAway(lastHere: string, now: number): boolean {
  return now - Date.parse(lastHere) >= LONG_AWAY_MS
}
