import { clockTime } from '@glimmer/domain/days/clock-time'
import { dateText } from '@glimmer/domain/days/date-text'
import { wallDate } from '@glimmer/domain/days/wall-date'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { useMinute } from '../../lib/use-minute.ts'

/** The date and time, to the minute, so that nothing moves every second. */
export function DayClock() {
  const now = useMinute()
  const date = dateText(wallDate(now), 'weekdayAndDay')
  return (
    <p className="text-ink-soft">
      <time dateTime={now.toISOString()}>{`${date} at ${clockTime(now, isTwelveHours)}`}</time>
    </p>
  )
}
