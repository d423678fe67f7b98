const formats = new Map<boolean, Intl.DateTimeFormat>()

/** An instant as a clock on this device's wall shows it: '14:05', or '2:05 pm' where clocks count to twelve. */
export function clockTime(instant: Date, isTwelveHours: boolean): string {
  const format = formats.get(isTwelveHours) ?? makeFormat(isTwelveHours)
  // A format is kept, as to make one takes longer than to use it a hundred times; so it must not know where the device is.
  return format.format(Date.UTC(1970, 0, 1, instant.getHours(), instant.getMinutes()))
}

function makeFormat(isTwelveHours: boolean): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: isTwelveHours ? 'numeric' : '2-digit',
    minute: '2-digit',
    hour12: isTwelveHours,
    timeZone: 'UTC',
  })
  formats.set(isTwelveHours, format)
  return format
}
