import { clockTime } from '@glimmer/domain/days/clock-time'
import type { WinDay } from '@glimmer/domain/tasks/wins-by-day'
import { dayName } from '../../../ui/day-name.ts'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { Card } from '../../../ui/card.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { words } from './words.ts'

/** A day and what was done on it. */
export function WinDaySection({
  day: { date, wins },
  today,
}: {
  readonly day: WinDay
  readonly today: string
}) {
  const id = `wins-${date}`
  return (
    <Card aria-labelledby={id} className="win-day" style={{ '--rows': wins.length } as React.CSSProperties}>
      <header className="win-day-head">
        <h2 id={id}>{dayName(date, today)}</h2>
        <p className="text-s text-ink-soft">
          <span aria-hidden>{words.dayCount(wins.length)}</span>
          <span className="sr-only">{words.count(wins.length)}</span>
        </p>
      </header>
      <ul>
        {wins.map((win) => (
          <li key={win.id} className="win">
            <svg viewBox="0 0 24 24" aria-hidden className="win-spark">
              <Spark x={12} y={12} size={20} />
            </svg>
            <span className="win-title">{win.title}</span>
            <time dateTime={win.completedAt}>{clockTime(new Date(win.completedAt), isTwelveHours)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
