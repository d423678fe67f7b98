import type { Page } from '@playwright/test'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { loseRequests } from './support/lose-requests.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Getting Started with Glimmer/ })
const headings = [
  'Welcome to Glimmer',
  'Morning tasks',
  'Afternoon tasks',
  'Evening tasks',
  'Adding tasks',
  'Editing tasks',
  'AI Assist',
  'Now you know your way around',
]

/** The main button of the first page, before anybody has been through the tutorial. */
const start = (page: Page) => page.getByRole('link', { name: 'Start Your Journey' }).first()

async function openTutorial(page: Page): Promise<void> {
  await start(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
}

/** The step is the one with this number, and who cannot see it was led to its heading. */
async function expectStep(page: Page, number: number): Promise<void> {
  await expect(dialog(page)).toHaveAccessibleName(`Getting Started with Glimmer (${number}/8)`)
  await expect(
    dialog(page).getByRole('progressbar', { name: 'Progress through the tutorial' }),
  ).toHaveAttribute('aria-valuetext', `Step ${number} of 8`)
  const heading = `Step ${number} of 8: ${headings[number - 1]}`
  await expect(dialog(page).getByRole('heading', { level: 3, name: heading, exact: true })).toBeFocused()
}

/** Goes on with the keyboard until what has this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'textbox', name: string): Promise<void> {
  const wanted = dialog(page).getByRole(role, { name, exact: true })
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach “${name}”`)
}

async function goOn(page: Page, to: number): Promise<void> {
  await tabTo(page, 'button', 'Next')
  await page.keyboard.press('Enter')
  await expectStep(page, to)
}

async function chooseFromMenu(page: Page, title: string, entry: string): Promise<void> {
  await tabTo(page, 'button', `More about “${title}”`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Snooze' })).toBeFocused()
  // The menu goes to what begins with the letter that is pressed.
  await page.keyboard.press(entry.slice(0, 1))
  await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('from the first page the tutorial is walked and played by keyboard alone, axe has nothing to say in any theme, and it leads on (A9, A10)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await page.goto('/')
  await openTutorial(page)
  await expectStep(page, 1)
  await expect(dialog(page)).toContainText('about 2 minutes')
  await expect(dialog(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await look('welcome')

  await goOn(page, 2)
  await tabTo(page, 'checkbox', 'Brush teeth')
  await page.keyboard.press('Space')
  await tabTo(page, 'checkbox', 'Shower')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('2 of 6 done')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('1 of 6 done')).toBeAttached()
  await expect(dialog(page).getByRole('checkbox', { name: 'Brush teeth' })).toBeChecked()
  await look('morning')

  await goOn(page, 3)
  await expect(dialog(page).getByRole('list', { name: 'Afternoon' }).getByRole('listitem')).toHaveCount(4)
  await look('afternoon')
  await goOn(page, 4)
  await expect(dialog(page).getByRole('list', { name: 'Evening' }).getByRole('listitem')).toHaveCount(6)
  await look('evening')
  await tabTo(page, 'button', 'Previous')
  await page.keyboard.press('Enter')
  await expectStep(page, 3)
  await goOn(page, 4)

  await goOn(page, 5)
  await tabTo(page, 'textbox', 'Add a task')
  await page.keyboard.type('Water the fern')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Added “Water the fern” to Anytime.')
  await expect(dialog(page).getByRole('checkbox', { name: 'Water the fern' })).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Add a task' })).toBeFocused()
  await expect(dialog(page).getByRole('textbox', { name: 'Add a task' })).toHaveValue('')
  await look('adding')

  await goOn(page, 6)
  await chooseFromMenu(page, 'Water the fern', 'Rename')
  await page.keyboard.type('Something else')
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('checkbox', { name: 'Water the fern' })).toBeFocused()
  await chooseFromMenu(page, 'Water the fern', 'Rename')
  await page.keyboard.type('Water the ivy')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'Water the ivy' })).toBeFocused()
  await chooseFromMenu(page, 'Water the ivy', 'Add a step')
  await page.keyboard.type('Fill the can')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('list', { name: 'Steps of “Water the ivy”' })).toHaveText(
    'Fill the can',
  )
  await chooseFromMenu(page, 'Plan next day', 'Snooze')
  await expect(dialog(page).getByRole('status')).toHaveText('“Plan next day” is snoozed for a day.')
  await expect(dialog(page).getByRole('button', { name: 'Resume “Plan next day”' })).toBeFocused()
  await look('editing')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'More about “Plan next day”' })).toBeFocused()
  // Escape leaves the menu, not the tutorial.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Snooze' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await goOn(page, 7)
  await tabTo(page, 'button', 'AI Assist for “Make dinner”')
  await page.keyboard.press('Enter')
  const steps = dialog(page).getByRole('list', { name: 'Steps of “Make dinner”' }).getByRole('checkbox')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByRole('progressbar', { name: 'Progress of “Make dinner”' })).toHaveAttribute(
    'aria-valuetext',
    '1/5 steps',
  )
  await look('assist')

  await goOn(page, 8)
  await expect(dialog(page)).toContainText(
    'You ticked 2 things, added 1 task and changed 3 tasks. That is plenty.',
  )
  await expect(dialog(page)).toContainText('so nothing was kept')
  await look('complete')
  await tabTo(page, 'button', 'Get Started')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth#begin')
  await page.goto('/')
  await expect(start(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).first().click()
  await expect(page).toHaveURL('/auth')
})

test('who closes the tutorial goes on where they were (A9, A10)', async ({ page }) => {
  await page.goto('/')
  await openTutorial(page)
  await goOn(page, 2)
  await dialog(page).getByText('Make coffee').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(start(page)).toBeFocused()

  await openTutorial(page)
  await expectStep(page, 2)
  await expect(dialog(page).getByRole('checkbox', { name: 'Make coffee' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Close and carry on later' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // What was played lasts as long as the page; where one was lasts longer.
  await page.reload()
  await openTutorial(page)
  await expectStep(page, 2)
  await expect(dialog(page).getByRole('checkbox', { name: 'Make coffee' })).not.toBeChecked()
})

test.describe('where questions may come', () => {
  test.use({ isFirstRun: true, isCheckInOffered: true, isAssessmentAsked: true })

  test('who skips the tutorial is through, and begins with one tiny thing, without a form or another question (A9, A10) @phone', async ({
    page,
  }) => {
    await page.goto('/')
    await start(page).click()
    await dialog(page).getByRole('button', { name: 'Next' }).click()
    await expectStep(page, 2)
    await dialog(page).getByRole('button', { name: 'Skip Tutorial' }).click()
    await expect(page).toHaveURL('/tasks')
    await expect(page.getByRole('region', { name: 'One tiny thing' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('glimmer:tutorial-step'))).toBeNull()
    await page.reload()
    await page.getByRole('region', { name: 'One tiny thing' }).getByRole('button', { name: 'Done' }).click()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/')
    await expect(start(page)).toBeHidden()
  })
})

test('where small steps cannot be fetched the tutorial says so, and goes on (A10)', async ({ page }) => {
  await page.goto('/')
  const lost = await loseRequests(page, '**/assets/breakdown-templates-*.js', 100)
  await page.evaluate(() => localStorage.setItem('glimmer:tutorial-step', 'ai-assist'))
  await openTutorial(page)
  await expectStep(page, 7)
  await dialog(page).getByRole('button', { name: 'AI Assist for “Make dinner”' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(/^The steps aren’t on this device yet/)
  expect(lost()).toBeGreaterThan(0)
  await goOn(page, 8)
  await expect(dialog(page)).toContainText('You looked around. That is plenty.')
})
