import type { DayLanes, Lane } from '@glimmer/domain/calendar/week-lanes'
import { dateText } from '@glimmer/domain/days/date-text'
import { type CSSProperties, memo } from 'react'
import { clockOf } from '../../lib/wall-clock.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { colorOf } from './color-of.ts'
import { nameOf } from './say-times.ts'
import { useOpenOccurrence } from './use-open-occurrence.ts'
import { words } from './words.ts'

interface MonthDayProps {
  readonly day: DayLanes
  readonly isShown: boolean
  readonly isToday: boolean
  /** It belongs to the month before or after. */
  readonly isOutside: boolean
  readonly onShow: (date: string) => void
  readonly onEnter: (date: string) => void
}

const MOST_DOTS = 3

/** A day of the month. Its number is its button, as large as the day; what lies on it is pressed by hand alone. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, isShown, isToday, isOutside, onShow, onEnter } = props
  const { date, lanes, hidden, total } = day
  const name = dateText(date, 'weekdayAndDay')
  const said = words.dayWith(isToday ? words.todayIs(name) : name, total)
  const names = lanes.flatMap((lane) => (lane ? [laneName(lane, date)] : []))
  return (
    <div
      role="gridcell"
      data-date={date}
      aria-selected={isShown}
      aria-current={isToday ? 'date' : undefined}
      className={joinClasses('month-day', isOutside && 'month-day-outside')}
    >
      <button
        type="button"
        data-day={date}
        tabIndex={isShown ? 0 : -1}
        className="month-day-button"
        aria-label={[said, ...names, ...(hidden > 0 ? [words.more(hidden)] : [])].join('; ')}
        onClick={(event) => (event.detail === 0 ? onEnter(date) : onShow(date))}
      >
        <span className="month-day-number">{Number(date.slice(8))}</span>
      </button>
      <div className="month-lanes">
        {lanes.map((lane, line) =>
          lane ? (
            <LaneButton key={lane.occurrence.key} lane={lane} date={date} />
          ) : (
            <span key={line} className="h-[1.45rem]" />
          ),
        )}
        {hidden > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className="month-more"
            aria-label={words.moreOn(hidden, name)}
            onClick={() => onEnter(date)}
          >
            {words.more(hidden)}
          </button>
        )}
      </div>
      <span aria-hidden className="month-dots">
        {lanes
          .filter((lane) => lane !== null)
          .slice(0, MOST_DOTS)
          .map(({ occurrence }) => (
            <i key={occurrence.key} style={colorOf(occurrence.event)} />
          ))}
        {hidden > 0 && '+'}
      </span>
    </div>
  )
})

function LaneButton({ lane, date }: { readonly lane: Lane; readonly date: string }) {
  const { occurrence, comesFromBefore, goesOn, isNamed, isBar, span } = lane
  const { event, start, block } = occurrence
  const open = useOpenOccurrence()
  return (
    <button
      type="button"
      tabIndex={-1}
      data-occurrence={occurrence.key}
      data-done={block?.isDone || undefined}
      className={joinClasses(
        isBar ? 'month-bar' : 'month-event',
        comesFromBefore && 'month-bar-before',
        goesOn && 'month-bar-on',
      )}
      style={colorOf(event)}
      aria-label={laneName(lane, date)}
      onClick={() => open(occurrence, date)}
    >
      {!isBar && <span className="text-ink-soft max-xl:hidden">{clockOf(start)}</span>}
      {isNamed && (
        <span className="month-event-title" style={isBar ? ({ '--span': span } as CSSProperties) : undefined}>
          {event.title}
        </span>
      )}
    </button>
  )
}

function laneName({ occurrence }: Lane, date: string): string {
  const name = nameOf(occurrence, date)
  return occurrence.block ? words.taskNamed(name, occurrence.block.isDone) : name
}
