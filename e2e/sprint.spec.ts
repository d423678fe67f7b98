import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'

test.use({ serviceWorkers: 'block' })

const start = (page: Page) => page.getByRole('button', { name: '5-minute sprint', exact: true })
const chooser = (page: Page) => page.getByRole('dialog', { name: '5-minute sprint' })
const done = (page: Page) => page.getByRole('dialog', { name: 'You did it!' })
const pill = (page: Page) => page.getByRole('button', { name: /^Sprint: / })

/** The moment, by the page's own clock, at which the shown time says that it will be zero. */
async function shownEnd(page: Page): Promise<number> {
  await expect(page.locator('.sprint-digits, .sprint-pill')).toBeVisible()
  return page.evaluate(() => {
    const digits = document.querySelector('.sprint-digits, .sprint-pill')?.textContent ?? ''
    const [minutes = NaN, seconds = NaN] = digits.split(':').map(Number)
    return Date.now() + (minutes * 60 + seconds) * 1_000
  })
}

/** However the time went by, it is the same moment, but for the second that is begun. */
async function expectSameEnd(page: Page, end: number): Promise<void> {
  await expect(async () => expect(Math.abs((await shownEnd(page)) - end)).toBeLessThan(2_000)).toPass()
}

test('a guest begins five minutes with one small thing, tucks them away, and they are true after a reload and a sleep (F13) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await beginAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern', estimatedTime: 2, steps: [{ title: 'Fill the can' }] }])
  await start(page).click()
  await expect(chooser(page)).toContainText('5 minutes, you can stop any time.')
  await chooser(page).getByRole('button', { name: 'Start 5 minutes' }).click()

  const running = page.getByRole('dialog', { name: 'Water the fern' })
  await expect(running).toContainText('First step: Fill the can')
  const end = await shownEnd(page)
  await page.clock.fastForward('01:00')
  await expectSameEnd(page, end)
  await running.getByRole('button', { name: 'Tuck away, it goes on' }).click()
  await expect(pill(page)).toBeFocused()
  await expectSameEnd(page, end)

  await page.reload()
  await expectSameEnd(page, end)
  await page.clock.fastForward('01:00')
  await expectSameEnd(page, end)
  await expect(done(page)).toHaveCount(0)

  await page.clock.fastForward('30:00')
  await expect(done(page)).toContainText(
    '5 minutes of being there. That counts. You were with “Water the fern”.',
  )
  await page.keyboard.press('Escape')
  await done(page).getByRole('checkbox', { name: 'Mark the task as done' }).check()
  await done(page).getByRole('button', { name: 'Take a Break' }).click()
  await expect(done(page)).toHaveCount(0)
  await expect(start(page)).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Water the fern', exact: true })).toBeChecked()
})
