export type DayPart = 'morning' | 'afternoon' | 'evening'

const NIGHT_ENDS = 4
const NOON = 12
const EVENING_BEGINS = 17

/** The part of the day on this device's wall clock. The small hours still belong to the evening before. */
export function dayPart(instant: Date): DayPart {
  const hour = instant.getHours()
  if (hour < NIGHT_ENDS || hour >= EVENING_BEGINS) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}
