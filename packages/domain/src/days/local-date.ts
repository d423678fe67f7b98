/** The calendar date, `YYYY-MM-DD`, that a clock on the wall of this device's time zone shows at the instant. */
export function localDate(instant: Date): string {
  const year = String(instant.getFullYear()).padStart(4, '0')
  const month = String(instant.getMonth() + 1).padStart(2, '0')
  const day = String(instant.getDate()).padStart(2, '0')
  return `${year}-${month}-${day}`
}
