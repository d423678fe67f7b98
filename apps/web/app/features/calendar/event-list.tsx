import { type Occurrence, occurrencesOn } from '@glimmer/domain/calendar/occurrence'
import Repeat2 from 'lucide-react/icons/repeat-2'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { eventDialog } from './calendar-dialogs.ts'
import { colorOf } from './color-of.ts'
import { sayWhen } from './say-times.ts'
import { words } from './words.ts'

interface EventListProps {
  readonly date: string
  readonly occurrences: readonly Occurrence[]
}

/** Everything of a day, one below the other; nothing where there is none. */
export function EventList({ date, occurrences }: EventListProps) {
  const shown = occurrencesOn(occurrences, date)
  if (shown.length === 0) return null
  return (
    <ul className="stack-2">
      {shown.map((occurrence) => (
        <li key={occurrence.key}>
          <button
            type="button"
            className="day-event"
            style={colorOf(occurrence.event)}
            onClick={() => openEvent(occurrence, date)}
          >
            <span className="font-strong bidi">{occurrence.event.title}</span>
            <span className="quiet flex items-center gap-2">
              {sayWhen(occurrence, date)}
              {occurrence.originalStart !== null && (
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
  )
}

/** Opens an event, or the occurrence of a series, from one of its dates. */
export function openEvent(occurrence: Occurrence, date: string): void {
  const { event, originalStart } = occurrence
  void dialogs.open(eventDialog, { eventId: event.id, date, originalStart, occurrence })
}
