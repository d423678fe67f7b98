import { clockTime } from '@glimmer/domain/days/clock-time'
import { isTwelveHours } from '../../shell/twelve-hours.ts'
import { useMinute } from '../../shell/use-clock.ts'

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** The date and time, to the minute. It does not tick. */
export function DayClock() {
  const now = useMinute()
  return (
    <p className="text-ink-soft">
      <time dateTime={now.toISOString()}>{`${day.format(now)} at ${clockTime(now, isTwelveHours)}`}</time>
    </p>
  )
}
