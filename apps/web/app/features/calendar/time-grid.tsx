import { dayColumns, type PlacedOccurrence } from '@glimmer/domain/calendar/day-columns'
import { isBar, type Occurrence, occurrencesOn } from '@glimmer/domain/calendar/occurrence'
import { hoursShown } from '@glimmer/domain/calendar/view-dates'
import { dateText } from '@glimmer/domain/days/date-text'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { clockOf } from '../../lib/wall-clock.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { BlockSign } from './block-sign.tsx'
import { colorOf } from './color-of.ts'
import { useDrags } from './move/use-drags.ts'
import { minuteOfDay, nameOf, sayTimes } from './say-times.ts'
import './time-grid.css'
import { useOpenOccurrence } from './use-open-occurrence.ts'
import { words } from './words.ts'

interface TimeGridProps {
  readonly dates: readonly string[]
  readonly today: string
  readonly occurrences: readonly Occurrence[]
  readonly onOpenDay: (date: string) => void
  /** The tasks of a day, in a lane of their own. */
  readonly tasksOf: (date: string) => ReactNode
  readonly className?: string
}

/** Days side by side, with the hours from top to bottom and a line where it is now. */
export function TimeGrid({ dates, today, occurrences, onOpenDay, tasksOf, className }: TimeGridProps) {
  const [from, to] = hoursShown(occurrences)
  const hours = Array.from({ length: to - from }, (_, i) => from + i)
  const style = { '--days': dates.length, '--hours': hours.length } as CSSProperties
  const grid = useRef<HTMLDivElement>(null)
  useDrags(grid, occurrences, { from, quarterPixels: () => hourPixels(grid.current) / 4 })
  return (
    <div ref={grid} className={joinClasses('time-grid', className)} style={style}>
      <ol aria-hidden data-hours className="text-ink-soft row-start-4 text-end text-[0.8rem]">
        {hours.map((hour) => (
          <li key={hour} className="h-(--hour) pe-2">
            {clockOf(`0000-00-00T${String(hour).padStart(2, '0')}:00:00`)}
          </li>
        ))}
      </ol>
      {dates.map((date) => (
        <DayColumn
          key={date}
          date={date}
          isToday={date === today}
          isOneOfMany={dates.length > 1}
          fromHour={from}
          toHour={to}
          occurrences={occurrences}
          onOpenDay={onOpenDay}
          tasksOf={tasksOf}
        />
      ))}
    </div>
  )
}

function hourPixels(grid: HTMLElement | null): number {
  return grid?.querySelector('[data-hours] > li')?.getBoundingClientRect().height ?? 0
}

interface DayColumnProps extends Pick<TimeGridProps, 'occurrences' | 'onOpenDay' | 'tasksOf'> {
  readonly date: string
  readonly isToday: boolean
  /** A day alone is named above it already. */
  readonly isOneOfMany: boolean
  readonly fromHour: number
  readonly toHour: number
}

function DayColumn({
  date,
  isToday,
  isOneOfMany,
  fromHour,
  toHour,
  occurrences,
  onOpenDay,
  tasksOf,
}: DayColumnProps) {
  const name = dateText(date, 'weekdayAndDay')
  const open = useOpenOccurrence()
  const bars = occurrencesOn(occurrences, date).filter(isBar)
  return (
    <section
      data-date={date}
      aria-label={isToday ? words.todayIs(name) : name}
      className="border-line row-[1/span_4] grid min-w-0 grid-rows-subgrid border-s"
    >
      {isOneOfMany && (
        <button
          type="button"
          className="row-start-1 flex min-h-target items-center justify-center gap-2"
          aria-current={isToday ? 'date' : undefined}
          aria-label={isToday ? words.todayIs(name) : name}
          onClick={() => onOpenDay(date)}
        >
          <span className="quiet">{name.slice(0, 3)}</span>
          <span className="month-day-number">{Number(date.slice(8))}</span>
        </button>
      )}
      <div className="time-tasks">{tasksOf(date)}</div>
      <div className="time-whole">
        {bars.map((occurrence) => (
          <button
            key={occurrence.key}
            type="button"
            data-occurrence={occurrence.key}
            className="month-bar"
            style={colorOf(occurrence.event)}
            aria-label={nameOf(occurrence, date)}
            onClick={() => open(occurrence, date)}
          >
            <span className="month-event-title">{occurrence.event.title}</span>
          </button>
        ))}
      </div>
      <div className="time-lane">
        {dayColumns(occurrences, date).map((placed) => (
          <TimedEvent key={placed.occurrence.key} placed={placed} date={date} fromHour={fromHour} />
        ))}
        {isToday && <NowLine fromHour={fromHour} toHour={toHour} />}
      </div>
    </section>
  )
}

interface TimedEventProps {
  readonly placed: PlacedOccurrence
  readonly date: string
  readonly fromHour: number
}

/** So many minutes have room for a name and the time below it. */
const TWO_LINES = 40

function TimedEvent({ placed, date, fromHour }: TimedEventProps) {
  const { occurrence, fromMinute, toMinute, column, columns } = placed
  const { event, block } = occurrence
  const open = useOpenOccurrence()
  const place = {
    ...colorOf(event),
    '--at': (fromMinute - fromHour * 60) / 60,
    '--long': (toMinute - fromMinute) / 60,
    '--column': column / columns,
    '--width': 1 / columns,
  } as CSSProperties
  const classes = joinClasses('day-event time-event', toMinute - fromMinute < TWO_LINES && 'time-event-short')
  if (block) {
    return (
      <div
        data-occurrence={occurrence.key}
        data-timed=""
        className={joinClasses(classes, 'time-block')}
        style={place}
      >
        <BlockSign block={block} />
        <button
          type="button"
          className="time-block-name"
          data-done={block.isDone || undefined}
          aria-label={words.taskNamed(nameOf(occurrence, date), block.isDone)}
          onClick={() => open(occurrence, date)}
        >
          <span className="font-strong bidi">{event.title}</span>
          <span>{sayTimes(occurrence, date)}</span>
        </button>
      </div>
    )
  }
  return (
    <button
      type="button"
      data-occurrence={occurrence.key}
      data-timed=""
      className={classes}
      style={place}
      aria-label={nameOf(occurrence, date)}
      onClick={() => open(occurrence, date)}
    >
      <span className="font-strong bidi">{event.title}</span>
      <span>{sayTimes(occurrence, date)}</span>
    </button>
  )
}

function NowLine({ fromHour, toHour }: Pick<DayColumnProps, 'fromHour' | 'toHour'>) {
  const minute = minuteOfDay(useMinute())
  if (minute < fromHour * 60 || minute >= toHour * 60) return null
  return (
    <i
      aria-hidden
      className="border-dusk before:bg-dusk pointer-events-none absolute inset-x-0 top-[calc(var(--hour)*var(--at))] border-t-2 before:absolute before:-start-[0.3rem] before:-top-[0.36rem] before:size-[0.6rem] before:rounded-pill"
      style={{ '--at': (minute - fromHour * 60) / 60 } as CSSProperties}
    />
  )
}
