import { sleepFor } from './support/sleep-for.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import {
  expectSameEnd,
  shownEnd,
  sprintButton,
  sprintChooser,
  sprintDone,
  sprintPill,
  startSprint,
} from './support/sprints.ts'
import { openNewTask } from './support/tasks-page.ts'

test('a guest begins five minutes with one small thing, tucks them away, and they are true after a reload and a sleep (F13) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern', estimatedTime: 2, steps: [{ title: 'Fill the can' }] }])
  const running = await startSprint(page, 'Water the fern')
  await expect(running).toContainText('Next step: Fill the can')
  const end = await shownEnd(page)
  await sleepFor(page, '01:00')
  await expectSameEnd(page, end)
  await expect(page).toHaveTitle(/^[1-3]:\d\d · Today's Tasks/)
  await running.getByRole('button', { name: 'Hide. The timer keeps running' }).click()
  await expect(sprintPill(page)).toBeFocused()
  await expectSameEnd(page, end)

  await page.goto('/wins')
  await expectSameEnd(page, end)
  await page.reload()
  await sleepFor(page, '01:00')
  await expectSameEnd(page, end)
  await expect(sprintDone(page)).toHaveCount(0)

  await sleepFor(page, '30:00')
  const done = sprintDone(page)
  await expect(done).toContainText('You gave it 5 minutes. That counts.')
  await done.getByRole('checkbox', { name: 'Mark this step as done: “Fill the can”' }).check()
  await done.getByRole('checkbox', { name: 'Mark the task as done' }).check()
  await done.getByRole('button', { name: 'Take a Break' }).click()
  await expect(done).toHaveCount(0)
  await expect(sprintPill(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^(?!.*You did it)/)
  await expect(
    page.getByRole('region', { name: 'Today' }).getByText('Water the fern', { exact: true }),
  ).toBeVisible()
})

test('by keyboard alone: begun, paused, made longer, gone past zero, ended, and begun again (F13)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern' }])
  const press = async (name: string) => {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('s')
  await expect(page.getByRole('radio', { name: /^Pick one small thing for me/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const running = page.getByRole('dialog', { name: 'Water the fern' })
  const digits = running.locator('[data-digits]')
  const said = running.getByRole('status')
  await expect(said).toHaveText('Your 5 minutes have started.')

  await press('Pause')
  await expect(said).toHaveText('Paused.')
  await expect(running.getByRole('button', { name: 'Resume' })).toBeFocused()
  const rest = await digits.textContent()
  await sleepFor(page, '01:00:00')
  await expect(digits).toHaveText(rest ?? '')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('The timer is running again.')
  const end = await shownEnd(page)
  await press('+2 minutes')
  await expectSameEnd(page, end + 120_000)
  await running.getByRole('switch', { name: 'Keep going past zero' }).focus()
  await page.keyboard.press('Space')
  await sleepFor(page, '04:00')
  await expect(said).toHaveText('Half the time is left.')
  await sleepFor(page, '06:00')
  await expect(said).toHaveText('Time’s up. It keeps counting until you end it.')
  await expect(digits).toHaveText(/^\+\d+:\d\d$/)
  await page.keyboard.press('Escape')
  await expect(sprintPill(page)).toBeFocused()
  await expect(sprintPill(page)).toHaveAccessibleName('Sprint: past zero')
  await page.keyboard.press('Enter')
  await press('End the sprint')
  await expect(sprintDone(page)).toContainText(/You gave it 1\d minutes\./)
  await press('Continue Sprint')
  await expect(digits).toHaveText(/^[45]:\d\d$/)
  await press('Stop here')
  await expect(sprintDone(page)).toContainText('You started, and starting is the hard part.')
  await page.keyboard.press('Escape')
  await expect(sprintButton(page)).toBeFocused()
})

test('two tabs show the same sprint, it ends once, and one answer is enough (F13)', async ({ page }) => {
  await page.context().addInitScript(() => {
    localStorage.setItem('glimmer:sensory', JSON.stringify({ vibration: true }))
    navigator.vibrate = () => {
      localStorage.setItem('shaken', `${Number(localStorage.getItem('shaken') ?? 0) + 1}`)
      return true
    }
  })
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern' }])
  const second = await page.context().newPage()
  await second.goto('/tasks')
  const running = await startSprint(page, 'Water the fern')
  const end = await shownEnd(page)
  await expectSameEnd(second, end)
  await second.bringToFront()
  await sprintPill(second).click()
  await second.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(running.getByRole('button', { name: 'Resume' })).toBeVisible()
  await second.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(running.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()

  await sleepFor(page, '05:10')
  for (const tab of [page, second]) await expect(sprintDone(tab)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('shaken'))).toBe('1')
  await sprintDone(second).getByRole('button', { name: 'Take a Break' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(sprintButton(tab)).toBeVisible()
  }
})

test('the end waits for another dialog, and the button covers no menu and no box of a row (F13) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await startAsGuest(page)
  await seedTasks(
    page,
    Array.from({ length: 12 }, (_, i) => ({
      title: `Something small ${i}`,
      timeOfDay: (['morning', 'afternoon', 'evening', 'anytime'] as const)[i % 4] ?? null,
    })),
  )
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const wide of width < 768 ? [320, width] : [768, width]) {
    await page.setViewportSize({ width: wide, height: 800 })
    const button = await sprintButton(page).boundingBox()
    const controls = await page.locator('.task-row .task-more, .task-row .ui-check').all()
    // On a phone it stands above the list; elsewhere it floats between two columns of controls.
    const list = await page.locator('.day').boundingBox()
    const isAbove = list && button && button.y + button.height <= list.y
    for (const control of controls) {
      const box = await control.boundingBox()
      const isBeside =
        isAbove || (box && button && (box.x + box.width <= button.x || box.x >= button.x + button.width))
      expect.soft(isBeside, `a control at ${box?.x} of ${wide}`).toBe(true)
    }
  }

  await sprintButton(page).click()
  const chooser = sprintChooser(page)
  await expect(chooser.getByRole('radio')).toHaveCount(5)
  await chooser.getByRole('button', { name: 'Show all 12 tasks' }).click()
  await expect(chooser.getByRole('radio')).toHaveCount(14)
  await expect(chooser.getByRole('radio').nth(1)).toBeFocused()
  await chooser.getByRole('radio', { name: 'Something small 7', exact: true }).check()
  await chooser.getByRole('button', { name: 'Start 5 minutes' }).click()
  await expect(page.getByRole('dialog', { name: 'Something small 7' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sprintPill(page)).toBeFocused()
  const creating = await openNewTask(page)
  await creating.getByLabel('Title').fill('Rest')
  await sleepFor(page, '05:10')
  await expect(page).toHaveTitle(/^You did it!/)
  await page.clock.runFor(5_000)
  await expect(sprintDone(page)).toHaveCount(0)
  await expect(creating.getByLabel('Title')).toHaveValue('Rest')
  await page.keyboard.press('Escape')
  const done = sprintDone(page)
  await expect(done).toBeVisible()

  // To continue, once the task is done, is to choose what comes next.
  await done.getByRole('checkbox', { name: 'Mark the task as done' }).check()
  await done.getByRole('button', { name: 'Continue Sprint' }).click()
  const picked = chooser.getByRole('radio', { name: /^Pick one small thing for me/ })
  await expect(picked).toBeChecked()
  await expect(picked).toBeFocused()
  await chooser.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Something small 7', exact: true })).toBeChecked()
})
