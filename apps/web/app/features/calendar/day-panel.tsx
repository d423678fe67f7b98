import { type Occurrence, occurrencesOn } from '@glimmer/domain/calendar/occurrence'
import { dateText } from '@glimmer/domain/days/date-text'
import type { ReactNode, RefObject } from 'react'
import { Card } from '../../ui/card.tsx'
import { EventList } from './event-list.tsx'
import { words } from './words.ts'

interface DayPanelProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly date: string
  readonly today: string
  readonly occurrences: readonly Occurrence[]
  /** Whether the whole calendar is empty. */
  readonly isEmpty: boolean
  /** Those of the day. */
  readonly tasks: ReactNode
  /** Leads back to the day in the grid. */
  readonly onLeave: () => void
}

const TITLE_ID = 'calendar-day'

/** Everything of the day that is chosen. */
export function DayPanel({ ref, date, today, occurrences, isEmpty, tasks, onLeave }: DayPanelProps) {
  const shown = occurrencesOn(occurrences, date)
  const name = dateText(date, date.slice(0, 4) === today.slice(0, 4) ? 'weekdayAndDay' : 'dayAndYear')
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      padding="s"
      className="stack-3 lg:sticky lg:top-[calc(var(--top-bar)+1rem)] lg:min-h-64"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave()
      }}
    >
      <h3 id={TITLE_ID}>{date === today ? words.todayIs(name) : name}</h3>
      {shown.length === 0 && !isEmpty && <p className="quiet">{words.emptyDay}</p>}
      {isEmpty && (
        <div className="stack-1">
          <p className="font-strong">{words.emptyTitle}</p>
          <p className="quiet">{words.emptyText}</p>
        </div>
      )}
      <EventList date={date} occurrences={occurrences} />
      {tasks}
    </Card>
  )
}
