/**
 * The date in UTC, `YYYY-MM-DD`: the server's today, as it is in no person's time zone. People's days follow `dayOf`
 * instead.
 */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
