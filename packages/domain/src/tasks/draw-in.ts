import { addDays } from '../days/add-days.ts'
import { TRAVELLERS_DAYS } from '../days/travellers.ts'

/** A device may have been offline for this long before it sends what was done on it. */
const LONGEST_WAIT_DAYS = 366

/**
 * The day that is stored for a completion: the device's, or `today` where no correct clock can have given it. Up to
 * two days ahead are possible for travellers. Days in the past are true for a device that was offline, unless they
 * are more than a year ago, which only a clock without battery gives. `isCopy`: the row was made elsewhere and may be
 * of any year. Both dates are `YYYY-MM-DD`.
 */
export function drawInDay(date: string, today: string, isCopy: boolean): string {
  if (date > addDays(today, TRAVELLERS_DAYS)) return today
  return !isCopy && date < addDays(today, -LONGEST_WAIT_DAYS) ? today : date
}
