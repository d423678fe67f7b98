import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import type { CSSProperties } from 'react'

/** Gives an event's colour to the sheet, which mixes it so that it can be seen in every theme. */
export function colorOf({ color }: Pick<CalendarEvent, 'color'>): CSSProperties {
  return { '--event': color } as CSSProperties
}
