import { withinDates } from '@glimmer/domain/calendar/month-grid'
import { isCalendarDate } from '@glimmer/domain/fields'
import { useSearchParams } from 'react-router'

/**
 * The date that the calendar shows, as the address has it; without one, today. A step to another month is one that Back takes
 * back; from day to day it is none.
 */
export function useShownDate(today: string) {
  const [params, setParams] = useSearchParams()
  const said = params.get('date') ?? ''
  const date = isCalendarDate(said) ? withinDates(said) : today
  function show(next: string) {
    if (next === date) return
    setParams((before) => ({ ...Object.fromEntries(before), date: next }), {
      replace: next.slice(0, 7) === date.slice(0, 7),
      preventScrollReset: true,
    })
  }
  return [date, show] as const
}
