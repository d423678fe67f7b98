export type DayPart = 'morning' | 'afternoon' | 'evening'

const NIGHT_ENDS = 4
const NOON = 12
const EVENING_BEGINS = 17

/** For people whose day starts at 07:00 or later, all parts of the day move as if it started at 06:00. */
const FIRST_LATE_START = 7
const AS_IF_STARTED = 6

/** The part of the person's day by this device's clock. The small hours still belong to the evening before. */
export function dayPart(instant: Date, dayStart: number): DayPart {
  return dayPartOfHour(instant.getHours(), dayStart)
}

/** The part of the person's day of an hour by the clocks of wherever they are. */
export function dayPartOfHour(clockHour: number, dayStart: number): DayPart {
  const isLate = dayStart >= FIRST_LATE_START
  const hour = (clockHour + (isLate ? 24 + AS_IF_STARTED - dayStart : 0)) % 24
  if (hour < (isLate ? AS_IF_STARTED : NIGHT_ENDS) || hour >= EVENING_BEGINS) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}
