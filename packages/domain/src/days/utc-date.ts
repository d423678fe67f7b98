/** The date in UTC, `YYYY-MM-DD`: what a server calls today, as it stands in nobody's time zone. No person's day follows it. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
