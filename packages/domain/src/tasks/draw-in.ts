import { addDays } from '../days/add-days.ts'
import { TRAVELLERS_DAYS } from '../days/travellers.ts'

/** A device may have waited that long to tell what was done on it. */
const LONGEST_WAIT_DAYS = 366

/**
 * The day of a completion as it is kept: as the device dated it, or `today` where no right clock can have done so. Ahead
 * lie at most the days of travellers. Long ago is the truth of a device that was offline, and only what is more than a
 * year ago was dated by a clock that had lost its time; `isCopy`: a row that comes in as it was says when that was, and
 * may be of any year. Both dates are `YYYY-MM-DD`.
 */
export function drawInDay(date: string, today: string, isCopy: boolean): string {
  if (date > addDays(today, TRAVELLERS_DAYS)) return today
  return !isCopy && date < addDays(today, -LONGEST_WAIT_DAYS) ? today : date
}
