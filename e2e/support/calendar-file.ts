import type { Locator, Page } from '@playwright/test'

const eventLines = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

/** A calendar file of three events, one of them a series, and of a fourth without a start. */
export const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...eventLines('UID:1@example.org', 'DTSTART:20261126T090000', 'DTEND:20261126T094000', 'SUMMARY:Dentist'),
  ...eventLines('UID:2@example.org', 'DTSTART;VALUE=DATE:20261127', 'SUMMARY:Bin day'),
  ...eventLines('UID:3@example.org', 'DTSTART:20261103T190000', 'RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Choir'),
  ...eventLines('UID:4@example.org', 'SUMMARY:Some day'),
  'END:VCALENDAR',
  '',
].join('\r\n')

export const calendarSettings = (page: Page) => page.getByRole('dialog', { name: 'Calendar Settings' })

/** Chooses a file in the calendar's settings; returns the dialog that says what it would do. */
export async function chooseCalendarFile(page: Page, name: string, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await calendarSettings(page).getByRole('button', { name: 'Import a calendar file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })
  return page.getByRole('dialog', { name: `What “${name}” would change` })
}
