import type { Page } from '@playwright/test'
import { findProblemsInThemes } from './support/find-problems.ts'
import { sleepFor } from './support/sleep-for.ts'
import { expect, test } from './support/journey.ts'
import { formsOf } from './support/one-form.ts'
import { beginAsGuest, startAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { sprintButton, sprintChooser, sprintDone, sprintPill, startSprint } from './support/sprints.ts'

const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

test('axe finds nothing to say about a sprint from the choice to the end, in any theme (F13)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern', steps: [{ title: 'Fill the can' }] }])
  await sprintButton(page).click()
  await expect(sprintChooser(page)).toBeVisible()
  await look('the choice')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const running = await startSprint(page, 'Water the fern')
  await running.getByRole('button', { name: '+5 minutes' }).click()
  await look('what runs')
  await page.keyboard.press('Escape')
  await expect(sprintPill(page)).toBeFocused()
  await look('tucked away')
  await sprintPill(page).click()
  await running.getByRole('button', { name: 'Stop here' }).click()
  await expect(sprintDone(page)).toBeVisible()
  await look('the end')
})

for (const [how, settings, reducedMotion] of formsOf([
  ['with reduced motion', {}, 'reduce'],
  ['in low stimulation', { theme: 'low' }, 'no-preference'],
] as const)) {
  test(`nothing moves in a sprint ${how}: the ring goes in steps (F13)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript((chosen) => {
      if (location.protocol.startsWith('http'))
        localStorage.setItem('glimmer:sensory', JSON.stringify(chosen))
    }, settings)
    await page.clock.install({ time: '2026-11-21T09:00:00Z' })
    await beginAsGuest(page)
    // There is nothing to choose: five minutes for no task in particular.
    const running = await startSprint(page, 'Your 5 minutes')
    const ring = running.getByRole('progressbar', { name: 'Time left' })
    const before = Number(await ring.getAttribute('aria-valuenow'))
    await sleepFor(page, '01:00')
    await expect(async () =>
      expect(Number(await ring.getAttribute('aria-valuenow'))).toBeLessThan(before - 50),
    ).toPass()
    expect(await moving(page)).toBe(0)
    await sleepFor(page, '05:00')
    await expect(sprintDone(page)).toBeVisible()
    await expect(sprintDone(page).getByRole('checkbox')).toHaveCount(0)
    expect(await moving(page)).toBe(0)
    await expect(page.locator('.sensory-sparks')).toHaveCount(0)
  })
}
