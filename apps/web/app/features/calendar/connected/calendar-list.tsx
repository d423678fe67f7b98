import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import { byName } from '@glimmer/domain/calendar/connected/shown-calendars'
import { CalendarRow } from './calendar-row.tsx'

/** Calendars, one below the other. */
export function CalendarList({ calendars }: { readonly calendars: readonly CalendarIntegration[] }) {
  return (
    <ul className="rows">
      {byName(calendars).map((calendar) => (
        <CalendarRow key={calendar.id} calendar={calendar} />
      ))}
    </ul>
  )
}
