import type { Page } from '@playwright/test'
import { askingDialog, chooseLevel, fittingDialog, levelButton, seedCheckins } from './support/check-in.ts'
import { expectAllSent, readDeviceRows, readServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'

test.use({ isCheckInOffered: true })

const REST = 'Rest for ten quiet minutes'
const WINDOW = 'Open a window and breathe slowly'

const suggestion = (page: Page, title: string) =>
  fittingDialog(page).getByRole('checkbox', { name: new RegExp(`^${title}`) })
const addButton = (page: Page) => fittingDialog(page).getByRole('button', { name: /^Add \d+ Tasks?$/ })
const energyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Energy: |^Check in$/ })
const matched = (page: Page) => page.getByRole('region', { name: 'Energy-Matched Tasks' })
const levels = async (page: Page) =>
  (await readDeviceRows(page, 'daily_checkins')).map(({ energyLevel }) => energyLevel)

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest says how much energy there is, hears a few words and adds what fits, cut off in the middle (F12) @phone', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await expect(askingDialog(page)).toContainText(
      'Step 1 of 2. It takes about a minute, and you can skip it.',
    )
    await waitUntilKept(page)
    await page.context().setOffline(true)
    const dialog = await chooseLevel(page, 'Low')
    await expect(dialog.getByRole('status')).toHaveText(/\w+ \w+ .*\.$/)
    expect(await levels(page)).toEqual(['LOW'])
    await expect(addButton(page)).toHaveText('Add 0 Tasks')
    await expect(addButton(page)).toBeDisabled()
    await suggestion(page, REST).check()
    await expect(addButton(page)).toHaveText('Add 1 Task')
    await suggestion(page, WINDOW).check()

    await page.reload()
    await expect(suggestion(page, REST)).toBeChecked()
    await expect(addButton(page)).toHaveText('Add 2 Tasks')
    await addButton(page).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(matched(page).locator('.task-title')).toHaveText([WINDOW, REST])
    await expect(energyButton(page)).toHaveText('Energy: Low · change')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(matched(page)).toHaveCount(0)
    await expect(energyButton(page)).toHaveText('Energy: Low · change')

    await page.getByRole('link', { name: 'Your energy in the last weeks' }).click()
    const summary = page.getByText('In these 4 weeks you checked in on 1 day.')
    await expect(summary).toBeVisible()
    await page.reload()
    await expect(summary).toBeVisible()
    await openTasks(page)
    await expect(energyButton(page)).toHaveText('Energy: Low · change')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the question can be left for the day, answered later and changed, and no suggestion comes twice (F12)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await askingDialog(page).getByRole('button', { name: 'Not today' }).click()
  await expect(askingDialog(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(energyButton(page)).toHaveText('Check in')
  await addTask(page, 'Water the fern')
  await expect(askingDialog(page)).toHaveCount(0)

  await energyButton(page).click()
  await chooseLevel(page, 'Full')
  await fittingDialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(levelButton(page, 'Full')).toHaveAttribute('aria-pressed', 'true')
  await chooseLevel(page, 'Low')
  await suggestion(page, REST).check()
  await addButton(page).click()
  await expect(matched(page).getByText(REST, { exact: true })).toBeVisible()
  await expect(energyButton(page)).toBeFocused()
  expect(await levels(page)).toEqual(['LOW'])

  await energyButton(page).click()
  await expect(askingDialog(page)).toContainText('How’s your energy now?')
  await chooseLevel(page, 'Low')
  await expect(suggestion(page, REST)).toBeDisabled()
  await expect(fittingDialog(page)).toContainText('on your list already')
  await expect(addButton(page)).toBeDisabled()
  await fittingDialog(page).getByRole('button', { name: 'Back' }).click()
  await chooseLevel(page, 'Full')
  await fittingDialog(page).getByRole('button', { name: 'Skip Tasks' }).click()
  await expect(energyButton(page)).toHaveText('Energy: Full · change')
  // What fitted another energy stays on the list, in its own place.
  await expect(matched(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'High Priority' }).getByText(REST)).toBeVisible()
  await expect(taskNamed(page, REST)).toHaveCount(1)
})

test('an answer on one device closes the question on the other, and a server that is gone keeps nobody from being asked (F12)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await page.goto('/tasks')
  await expect(askingDialog(page)).toBeVisible()
  const second = await openDevice()
  await startSignedIn(second, person)
  await second.goto('/tasks')
  await expect(askingDialog(second)).toBeVisible()

  await chooseLevel(page, 'Medium')
  await expect(askingDialog(second)).toBeHidden()
  await expect(energyButton(second)).toHaveText('Energy: Medium · change')
  await fittingDialog(page).getByRole('button', { name: 'Skip Tasks' }).click()
  await energyButton(second).click()
  await chooseLevel(second, 'Low')
  await expect(energyButton(page)).toHaveText('Energy: Low · change')
  await expectAllSent(second)
  const rows = (await readServer(page)).filter(({ table }) => table === 'daily_checkins')
  expect(rows.map(({ data }) => data?.['energyLevel'])).toEqual(['LOW'])

  await page.goto('/energy')
  await page.getByRole('button', { name: 'Change Today' }).click()
  await page.getByRole('menuitem', { name: 'Remove this check-in' }).click()
  await expect(page.getByRole('heading', { name: 'Your days will appear here' })).toBeVisible()
  await expectAllSent(page)
  await page.route('**/api/sync/**', (route) => route.abort())
  await page.goto('/tasks')
  await expect(askingDialog(page)).toBeVisible()
})

test('by keys alone, and with nothing that moves where nothing may (F12)', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    for (const kind of ['transitionrun', 'animationstart']) {
      document.addEventListener(kind, ({ target }) => moved.push((target as Element).className), true)
    }
  })
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginAsGuest(page)
  await expect(askingDialog(page)).toBeVisible()
  // A key that is pressed before the focus has come in goes to the page.
  const hasFocus = () => askingDialog(page).evaluate((dialog) => dialog.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.press('Tab')
  await expect(levelButton(page, 'Full')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(fittingDialog(page).getByText('Step 2 of 2.')).toBeFocused()
  await expect(suggestion(page, REST)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(addButton(page)).toHaveText('Add 1 Task')
  await page.keyboard.press('Escape')
  await expect(fittingDialog(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await levels(page)).toEqual(['LOW'])
  expect(await moved()).toEqual([])

  // What was ticked and left is not kept: leaving is an answer.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => localStorage.setItem('glimmer:sensory', JSON.stringify({ theme: 'low' })))
  await page.reload()
  await energyButton(page).press('Enter')
  await expect(askingDialog(page)).toBeVisible()
  await levelButton(page, 'Low').press('Enter')
  await expect(suggestion(page, REST)).toBeVisible()
  await expect(suggestion(page, REST)).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(energyButton(page)).toBeFocused()
  expect(await moved()).toEqual([])
})

test.describe('on the first visit', () => {
  test.use({ isFirstRun: true })

  test('who comes back to the page within the visit is not asked, at the next one they are (F12)', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await addTask(page, 'Water the fern')
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Later' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Tasks' }).click()
    await expect(taskNamed(page, 'Water the fern')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Water the fern' }).check()
    await expect(
      page
        .getByRole('region', { name: /^Messages/ })
        .getByText('Water the fern')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Water the fern' }).uncheck()
    await page.reload()
    await expect(askingDialog(page)).toBeVisible()
  })

  test('one question a visit: after the tasks to begin with, the energy waits for the next (F11, F12)', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' })
    await beginAsGuest(page)
    const tiny = page.getByRole('region', { name: 'One tiny thing' })
    await tiny.getByRole('button', { name: 'Done' }).click()
    await expect(tiny).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.fastForward('24:00:00')
    await page.reload()
    const welcome = page.getByRole('dialog', { name: /^Welcome!/ })
    await expect(welcome).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await welcome.getByRole('button', { name: 'Skip for now' }).click()
    await expect(welcome).toBeHidden()
    await addTask(page, 'Water the fern')
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Water the fern' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.fastForward('04:00:00')
    await page.reload()
    await expect(askingDialog(page)).toBeVisible()
  })
})

test('the weeks are a table in which a day can be changed, removed and brought back, and axe finds nothing to say (F12)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await beginAsGuest(page)
  await expect(askingDialog(page)).toBeVisible()
  await look('how much energy')
  await chooseLevel(page, 'Medium')
  await suggestion(page, 'Walk once round the block').check()
  await look('what may fit')
  await addButton(page).click()
  await expect(matched(page)).toBeVisible()
  await look('a task that fits')

  await seedCheckins(page, ['FULL', null, 'LOW', 'MEDIUM', 'LOW'])
  await page.goto('/energy')
  const summary = page.getByRole('region', { name: 'The last weeks' })
  await expect(summary).toContainText('In these 4 weeks you checked in on 4 days.')
  await expect(summary.getByRole('listitem')).toHaveText(['1 full', '1 medium', '2 low'])
  await expect(summary.getByRole('cell', { name: 'Low' })).toHaveCount(2)
  await look('the weeks')
  await page.getByRole('button', { name: 'Change Yesterday' }).click()
  await page.getByRole('menuitem', { name: 'It was full' }).click()
  await expect(summary.getByRole('listitem')).toHaveText(['2 full', '0 medium', '2 low'])
  await page.getByRole('button', { name: 'Change Today' }).click()
  await page.getByRole('menuitem', { name: 'Remove this check-in' }).click()
  await expect(summary.getByRole('cell', { name: 'Low' })).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(summary.getByRole('cell', { name: 'Low' })).toHaveCount(2)

  await page.getByRole('switch', { name: 'Ask me once a day' }).uncheck()
  while ((await page.getByRole('button', { name: /^Change / }).count()) > 0) {
    const count = await page.getByRole('button', { name: /^Change / }).count()
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Remove this check-in' }).click()
    await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(count - 1)
  }
  await expect(page.getByRole('heading', { name: 'Your days will appear here' })).toBeVisible()
  await look('no days')
  await page.getByRole('link', { name: 'To today’s tasks' }).click()
  await expect(energyButton(page)).toHaveText('Check in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The button that opens the question is gone when it is answered.
  await page.goto('/energy')
  await energyButton(page).click()
  await chooseLevel(page, 'Full')
  await page.keyboard.press('Escape')
  await expect(fittingDialog(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(summary).toContainText('In these 4 weeks you checked in on 1 day.')
})
