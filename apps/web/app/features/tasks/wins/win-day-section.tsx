import { clockTime } from '@glimmer/domain/days/clock-time'
import type { WinDay } from '@glimmer/domain/tasks/wins-by-day'
import { dayName } from '../../../ui/day-name.ts'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { Card } from '../../../ui/card.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { words } from './words.ts'

/** A day with its wins. */
export function WinDaySection({
  day: { date, wins },
  today,
}: {
  readonly day: WinDay
  readonly today: string
}) {
  const id = `wins-${date}`
  return (
    <Card
      aria-labelledby={id}
      className="far"
      style={{ containIntrinsicBlockSize: `auto ${4.5 + wins.length * 2.9}rem` }}
    >
      <header className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id}>{dayName(date, today)}</h2>
        <p className="quiet">
          <span aria-hidden>{words.dayCount(wins.length)}</span>
          <span className="sr-only">{words.count(wins.length)}</span>
        </p>
      </header>
      <ul>
        {wins.map((win) => (
          <li
            key={win.id}
            className="border-line grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-3 border-t py-2"
          >
            <svg viewBox="0 0 24 24" aria-hidden className="size-[1.1rem] translate-y-[0.15rem]">
              <Spark x={12} y={12} size={20} />
            </svg>
            <span className="wrap-anywhere">{win.title}</span>
            <time dateTime={win.completedAt} className="quiet tabular-nums">
              {clockTime(new Date(win.completedAt), isTwelveHours)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
