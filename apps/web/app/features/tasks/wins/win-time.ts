const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** An instant as the clock on this device's wall shows it: '14:05'. */
export function timeOfDay(instant: string): string {
  return time.format(new Date(instant))
}
