import { useMinute } from '../../shell/use-clock.ts'

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** The date and time, to the minute. It does not tick. */
export function DayClock() {
  const now = useMinute()
  return (
    <p className="text-ink-soft">
      <time dateTime={now.toISOString()}>{format.format(now)}</time>
    </p>
  )
}
