/** Whether clocks count to twelve where this device is at home. */
export const isTwelveHours =
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false
