import { type Occurrence, occurrencesOn } from '@glimmer/domain/calendar/occurrence'
import { dateText } from '@glimmer/domain/days/date-text'
import Repeat2 from 'lucide-react/icons/repeat-2'
import type { RefObject } from 'react'
import { Card } from '../../ui/card.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { eventDialog } from './calendar-dialogs.ts'
import { colorOf } from './color-of.ts'
import { sayTimes } from './say-times.ts'
import { words } from './words.ts'

interface DayPanelProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly date: string
  readonly today: string
  readonly occurrences: readonly Occurrence[]
  /** Whether the whole calendar is empty. */
  readonly isEmpty: boolean
  /** Leads back to the day in the grid. */
  readonly onLeave: () => void
}

const TITLE_ID = 'calendar-day'

/** Everything of the day that is chosen. */
export function DayPanel({ ref, date, today, occurrences, isEmpty, onLeave }: DayPanelProps) {
  const shown = occurrencesOn(occurrences, date)
  const name = dateText(date, date.slice(0, 4) === today.slice(0, 4) ? 'weekdayAndDay' : 'dayAndYear')
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      padding="s"
      className="day-panel"
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
      {shown.length > 0 && (
        <ul className="stack-2">
          {shown.map((occurrence) => (
            <li key={occurrence.key}>
              <button
                type="button"
                className="day-event"
                style={colorOf(occurrence.event)}
                onClick={() =>
                  void dialogs.open(eventDialog, {
                    eventId: occurrence.event.id,
                    date,
                    originalStart: occurrence.originalStart,
                  })
                }
              >
                <span className="font-strong bidi">{occurrence.event.title}</span>
                <span className="quiet flex items-center gap-2">
                  {sayTimes(occurrence, date)}
                  {occurrence.event.recurrence !== null && (
                    <>
                      <Repeat2 aria-hidden className="size-[1.1em]" />
                      <span className="sr-only">{words.repeating}</span>
                    </>
                  )}
                </span>
                {occurrence.event.location && <span className="quiet bidi">{occurrence.event.location}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
