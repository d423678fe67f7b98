/** An instant as a clock on this device's wall shows it: '14:05', or '2:05 pm' where clocks count to twelve. */
export function clockTime(instant: Date, isTwelveHours: boolean): string {
  const hour = isTwelveHours ? 'numeric' : '2-digit'
  return instant.toLocaleTimeString('en-GB', { hour, minute: '2-digit', hour12: isTwelveHours })
}
