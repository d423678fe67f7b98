import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { eventOn, seedEvents } from './support/seed-events.ts'

// Between a phone and a desk, where other journeys do not look.
test.use({ viewport: { width: 768, height: 1024 } })

test('axe finds nothing to say about the views and dialogs of the calendar, in any theme (H1, H2, H3)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  const dialog = page.getByRole('dialog')
  const shut = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.clock.setFixedTime(new Date('2026-11-24T10:35:00'))
  await startAsGuest(page)
  const colours = ['#3b82f6', '#000000', '#ffffff', '#f59e0b', '#22c55e']
  await seedEvents(page, [
    ...colours.map((color, i) => ({
      ...eventOn('2026-11-24', `Colour ${color}`, [`1${i}:00`, `1${i}:45`]),
      color,
    })),
    { ...eventOn('2026-11-25', 'Choir', ['19:00', '20:30']), recurrence: 'FREQ=WEEKLY' },
    { ...eventOn('2026-11-26', 'Half-term'), color: '#fde047' },
  ])
  await look('a month with a full day')
  for (const view of ['week', 'day', 'agenda']) {
    await page.getByRole('radio', { name: view, exact: false }).click()
    await expect(page).toHaveURL(new RegExp(`view=${view}`))
    await look(view)
  }

  await page.getByRole('button', { name: '+ Event' }).click()
  await dialog.getByLabel('Repeats', { exact: true }).selectOption('Weekly')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog.getByText('Please give it a title')).toBeVisible()
  await look('a new event that repeats, with what is asked for')
  await shut()

  await page
    .getByRole('button', { name: /^Choir/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible()
  await look('an event of a series')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: /which ones/ })).toBeVisible()
  await look('which ones of a series')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /which ones/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Move in steps' }).click()
  await expect(page.getByRole('dialog', { name: /^Move/ })).toBeVisible()
  await look('moving in steps')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Move/ })).toHaveCount(0)
  if (await dialog.isVisible()) await shut()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Calendar Settings' })).toBeVisible()
  await look('the settings')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Import a calendar file' }).click()
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261126T090000',
    'SUMMARY:Dentist',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'SUMMARY:Some day',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  await (
    await chooser
  ).setFiles({ name: 'life.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) })
  await expect(page.getByRole('dialog', { name: 'What “life.ics” would change' })).toBeVisible()
  await look('what a file would do')
})
