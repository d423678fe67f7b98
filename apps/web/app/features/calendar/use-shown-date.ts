import { CALENDAR_VIEWS, type CalendarView } from '@glimmer/domain/calendar/calendar-settings'
import { withinDates } from '@glimmer/domain/calendar/month-grid'
import { isCalendarDate } from '@glimmer/domain/fields'
import { useSearchParams } from 'react-router'

/**
 * The view and the date of the calendar, as the address has them; without, the person's usual view of today. Another view,
 * another month, a step on: Back takes each back. From day to day within a month it has nothing to take back.
 */
export function useShownDate(today: string, usualView: CalendarView) {
  const [params, setParams] = useSearchParams()
  const said = params.get('date') ?? ''
  const date = isCalendarDate(said) ? withinDates(said) : today
  const view = CALENDAR_VIEWS.find((known) => known === params.get('view')) ?? usualView
  function show(next: string, nextView = view) {
    if (next === date && nextView === view) return
    const isNear = view === 'month' && nextView === 'month' && next.slice(0, 7) === date.slice(0, 7)
    setParams(
      { view: nextView, date: next },
      {
        replace: isNear,
        preventScrollReset: true,
      },
    )
  }
  return { date, view, show }
}
