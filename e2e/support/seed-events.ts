import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type CalendarEventData, calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { layRows } from './seed-tasks.ts'

export type SeededEvent = Partial<CalendarEventData> &
  Pick<CalendarEventData, 'title' | 'startDatetime' | 'endDatetime'>

/** An event on one day, from hour to hour; without hours, the whole day. */
export function eventOn(date: string, title: string, hours?: [from: string, to: string]): SeededEvent {
  const [from, to] = hours ?? ['00:00:00', '23:59:59']
  const times = {
    startDatetime: `${date}T${from.padEnd(8, ':00')}`,
    endDatetime: `${date}T${to.padEnd(8, ':00')}`,
  }
  return { title, allDay: hours === undefined, ...times }
}

/** Puts events straight into a guest's database, and opens the calendar on them. */
export async function seedEvents(
  page: Page,
  events: readonly SeededEvent[],
  address = '/calendar',
): Promise<void> {
  await layRows(
    page,
    events.map((event) => ({
      table: 'calendar_events',
      id: randomUUID(),
      data: { ...calendarEventDefaults, ...event },
    })),
  )
  await page.goto(address)
  await page.getByRole('grid').waitFor()
}
