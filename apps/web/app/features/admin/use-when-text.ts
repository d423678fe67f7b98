import { clockTime } from '@glimmer/domain/days/clock-time'
import { dateText } from '@glimmer/domain/days/date-text'
import { dayOf } from '@glimmer/domain/days/own-day'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'

/** How an instant is written: its day, '26 November 2026', and that with the time, '26 November 2026, 09:05'. */
export function useWhenText() {
  const dayStart = useDayStart()
  const dayText = (instant: string) => dateText(dayOf(new Date(instant), dayStart), 'dayAndYear')
  return {
    dayText,
    whenText: (instant: string) => `${dayText(instant)}, ${clockTime(new Date(instant), isTwelveHours)}`,
  }
}
