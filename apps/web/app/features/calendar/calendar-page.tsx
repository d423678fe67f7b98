import type { CalendarView } from '@glimmer/domain/calendar/calendar-settings'
import { datesOfView, stepView } from '@glimmer/domain/calendar/view-dates'
import { dateText } from '@glimmer/domain/days/date-text'
import { useCalendarSettings, useOccurrences } from '../../data/calendar/use-calendar.ts'
import { useHasEvents } from '../../data/calendar/use-has-events.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useWallDate } from '../../lib/use-wall-date.ts'
import type { ReactNode } from 'react'
import { Agenda } from './agenda.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { eventDialog } from './calendar-dialogs.ts'
import { CalendarHead } from './calendar-head.tsx'
import './calendar.css'
import { DayShape } from './day-shape.tsx'
import { MonthView } from './month-view.tsx'
import { NextEvent } from './next-event.tsx'
import { TimeGrid } from './time-grid.tsx'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useShownDate } from './use-shown-date.ts'
import { useSwipe } from './use-swipe.ts'
import { words } from './words.ts'

interface CalendarPageProps {
  /** Draws the tasks of a day, by its date. */
  readonly tasksOf: (date: string) => ReactNode
}

/** A person's calendar, in one of four views. */
export function CalendarPage({ tasksOf }: CalendarPageProps) {
  const today = useWallDate()
  const { weekStartsOn, defaultView } = useCalendarSettings()
  const { date, view, show } = useShownDate(today, defaultView)
  const dates = datesOfView(view, date, weekStartsOn)
  const occurrences = useOccurrences(dates[0] ?? date, dates.at(-1) ?? date)
  const isEmpty = !useHasEvents()
  const isFirstPull = useIsFirstPull() && isEmpty
  const shared = { dates, today, occurrences, tasksOf }
  const step = (by: 1 | -1) => show(stepView(view, date, by))
  const toToday = () => show(today)
  useCalendarKeys({
    view: (next) => show(date, next),
    today: toToday,
    next: () => step(1),
    previous: () => step(-1),
    create: () => void dialogs.open(eventDialog, { eventId: null, date }),
  })
  const openDay = (day: string) => show(day, 'day')
  const swipe = useSwipe(step)

  return (
    <div className="ui-page max-w-none" {...swipe}>
      <CalendarHead />
      <CalendarBar
        title={titleOf(view, date, dates)}
        view={view}
        date={date}
        onView={(next) => show(date, next)}
        onStep={step}
        onToday={toToday}
      />
      <NextEvent today={today} />
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-4">
        {isFirstPull && (
          // Over the view, which moves as little when it goes as when it comes.
          <p
            role="status"
            className="ui-note pointer-events-none absolute inset-x-4 top-24 z-1 mx-auto w-fit"
          >
            {words.loading}
          </p>
        )}
        {view === 'month' && (
          <MonthView
            date={date}
            today={today}
            weekStartsOn={weekStartsOn}
            occurrences={occurrences}
            isEmpty={isEmpty && !isFirstPull}
            tasksOf={tasksOf}
            onShow={show}
          />
        )}
        {view === 'week' && (
          <>
            <TimeGrid {...shared} className="week-wide" onOpenDay={openDay} />
            <Agenda {...shared} className="md:hidden" hasEmptyDays />
          </>
        )}
        {view === 'day' && (
          <>
            <DayShape date={date} occurrences={occurrences} />
            <TimeGrid {...shared} onOpenDay={openDay} />
          </>
        )}
        {view === 'agenda' && <Agenda {...shared} />}
      </div>
    </div>
  )
}

function titleOf(view: CalendarView, date: string, dates: readonly string[]): string {
  if (view === 'month') return dateText(date, 'monthAndYear')
  if (view === 'day') return dateText(date, 'weekdayAndDay')
  if (view === 'agenda') return words.agendaFrom(dateText(date, 'dayAndMonth'))
  return words.week(dateText(dates[0] ?? date, 'dayAndMonth'), dateText(dates.at(-1) ?? date, 'dayAndMonth'))
}
