import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import { Select } from '../../ui/select.tsx'
import { colorOf } from './color-of.ts'
import { words } from './connected/event-words.ts'

/** In which connected calendar an event is. */
export function EventCalendar({ calendar }: { readonly calendar: CalendarIntegration }) {
  return (
    <div className="stack-1">
      <p className="flex items-center gap-2">
        <i
          aria-hidden
          className="event-swatch flex-none"
          style={colorOf({ color: calendar.calendarColor })}
        />
        <span className="min-w-0 wrap-anywhere">{words.inCalendar(calendar.calendarName)}</span>
      </p>
      <p className="quiet">{words.bothWays}</p>
    </div>
  )
}

interface NewEventCalendarProps {
  readonly calendars: readonly CalendarIntegration[]
  /** Undefined: the person's own. */
  readonly chosen: CalendarIntegration | undefined
  readonly onChange: (calendarId: string) => void
}

/** To which calendar a new event goes. */
export function NewEventCalendar({ calendars, chosen, onChange }: NewEventCalendarProps) {
  return (
    <Select
      label={words.calendar}
      hint={chosen && words.goesThere}
      value={chosen?.id ?? ''}
      onChange={onChange}
      options={[
        { value: '', label: words.ownCalendar },
        ...calendars.map(({ id, calendarName }) => ({ value: id, label: calendarName })),
      ]}
    />
  )
}
