import { dateText } from '@glimmer/domain/days/date-text'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { DayPanel } from './day-panel.tsx'
import { MonthGrid, type MonthGridProps } from './month-grid.tsx'
import { words } from './words.ts'

interface MonthViewProps extends Omit<MonthGridProps, 'label' | 'onEnter'> {
  /** Whether the whole calendar is empty. */
  readonly isEmpty: boolean
  readonly tasksOf: (date: string) => ReactNode
}

/** A month, and beside it the day that is chosen. */
export function MonthView({ isEmpty, onShow, tasksOf, ...month }: MonthViewProps) {
  const { date, today, occurrences } = month
  const panel = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  // The days keep what they are given, so that a press draws two of them and not all.
  const latest = useRef(onShow)
  useEffect(() => {
    latest.current = onShow
  })
  const show = useCallback((next: string) => latest.current(next), [])
  const enter = useCallback((next: string) => {
    latest.current(next)
    panel.current?.focus()
  }, [])

  return (
    <div
      ref={view}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <MonthGrid
        {...month}
        label={words.gridOf(dateText(date, 'monthAndYear'))}
        onShow={show}
        onEnter={enter}
      />
      <DayPanel
        ref={panel}
        date={date}
        today={today}
        occurrences={occurrences}
        isEmpty={isEmpty}
        tasks={tasksOf(date)}
        onLeave={() => view.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()}
      />
    </div>
  )
}
