import { freeBetween } from '@glimmer/domain/calendar/day-shape'
import { type Occurrence, occurrencesOn } from '@glimmer/domain/calendar/occurrence'
import Repeat2 from 'lucide-react/icons/repeat-2'
import { clockOf } from '../../lib/wall-clock.ts'
import { BlockSign } from './block-sign.tsx'
import { colorOf } from './color-of.ts'
import { sayWhen } from './say-times.ts'
import { useNowOn } from './use-now-on.ts'
import { useOpenOccurrence } from './use-open-occurrence.ts'
import { words } from './words.ts'

interface EventListProps {
  readonly date: string
  readonly occurrences: readonly Occurrence[]
}

/** Everything of a day, one below the other; nothing where there is none. */
export function EventList({ date, occurrences }: EventListProps) {
  const now = useNowOn(date)
  const open = useOpenOccurrence()
  const shown = occurrencesOn(occurrences, date)
  const free = new Map(freeBetween(occurrences, date, now).map((gap) => [gap.to, gap]))
  if (shown.length === 0) return null

  /** The time before an event, said once where several begin together. */
  function freeBefore({ start }: Occurrence, place: number) {
    const gap = shown[place - 1]?.start === start ? undefined : free.get(start)
    return gap && <p className="quiet ps-3 pb-2">{words.freeUntil(clockOf(gap.to), gap.minutes)}</p>
  }

  return (
    <ul className="stack-2">
      {shown.map((occurrence, place) => (
        <li key={occurrence.key}>
          {freeBefore(occurrence, place)}
          {occurrence.block ? (
            <div className="day-event time-block" style={colorOf(occurrence.event)}>
              <BlockSign block={occurrence.block} />
              <button
                type="button"
                className="time-block-name"
                data-done={occurrence.block.isDone || undefined}
                onClick={() => open(occurrence, date)}
              >
                <span className="font-strong bidi">{occurrence.event.title}</span>
                <span className="quiet">{sayWhen(occurrence, date)}</span>
              </button>
            </div>
          ) : (
            <button
              type="button"
              className="day-event"
              style={colorOf(occurrence.event)}
              onClick={() => open(occurrence, date)}
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
              {occurrence.calendar && <span className="quiet bidi">{occurrence.calendar.name}</span>}
              {occurrence.event.location && <span className="quiet bidi">{occurrence.event.location}</span>}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
