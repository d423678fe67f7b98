import { monthWeeks, stepByKey } from '@glimmer/domain/calendar/month-grid'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { weekLanes } from '@glimmer/domain/calendar/week-lanes'
import type { WeekStart } from '@glimmer/domain/calendar/calendar-settings'
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { MonthDay } from './month-day.tsx'
import { useDrags } from './move/use-drags.ts'
import { words } from './words.ts'

export interface MonthGridProps {
  readonly label: string
  readonly date: string
  readonly today: string
  readonly weekStartsOn: WeekStart
  readonly occurrences: readonly Occurrence[]
  readonly onShow: (date: string) => void
  /** Shows a day and leads there. */
  readonly onEnter: (date: string) => void
}

const MOST_EVENTS = 3

/** A month of days. It is one stop for the keyboard: arrows and the like go from day to day. */
export function MonthGrid({
  label,
  date,
  today,
  weekStartsOn,
  occurrences,
  onShow,
  onEnter,
}: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const isStepping = useRef(false)
  useDrags(grid, occurrences)
  useLayoutEffect(() => {
    if (isStepping.current) grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    isStepping.current = false
  }, [date])

  function step(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = stepByKey(date, event.key, weekStartsOn)
    if (next === null) return
    event.preventDefault()
    isStepping.current = next !== date
    onShow(next)
  }

  const month = date.slice(0, 7)
  // Another day of the same month leaves all but two of its days as they are.
  const weeks = useMemo(
    () => monthWeeks(`${month}-01`, weekStartsOn).map((dates) => weekLanes(dates, occurrences, MOST_EVENTS)),
    [month, weekStartsOn, occurrences],
  )
  const weekdays = [...words.weekdays.slice(weekStartsOn), ...words.weekdays.slice(0, weekStartsOn)]
  return (
    <div ref={grid} role="grid" tabIndex={-1} aria-label={label} className="month-grid" onKeyDown={step}>
      <div role="row" className="text-ink-soft text-s grid grid-cols-7 py-1 text-center">
        {weekdays.map((weekday) => (
          <span key={weekday} role="columnheader" aria-label={weekday}>
            {weekday.slice(0, 3)}
          </span>
        ))}
      </div>
      {weeks.map((days) => (
        <div key={days[0]?.date} role="row" className="border-line grid grid-cols-7 border-t">
          {days.map((day) => (
            <MonthDay
              key={day.date}
              day={day}
              isShown={day.date === date}
              isToday={day.date === today}
              isOutside={day.date.slice(0, 7) !== month}
              onShow={onShow}
              onEnter={onEnter}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
