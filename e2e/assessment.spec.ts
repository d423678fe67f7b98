import type { Locator, Page } from '@playwright/test'
import { expectAllSent, readDeviceRows } from './support/device-data.ts'
import { doOneThing } from './support/do-one-thing.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { signUp, startAsGuest, startSignedIn } from './support/people.ts'

test.use({ isAssessmentAsked: true })

const assessment = (page: Page) => page.getByRole('dialog')
const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** By the keyboard alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, button: string): Promise<void> {
  await tabTo(page, assessment(page).getByRole('button', { name: button, exact: true }))
  await page.keyboard.press('Enter')
}

async function tickByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, option(page, name))
  await page.keyboard.press('Space')
}

async function answer(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await option(page, label).check()
  await assessment(page).getByRole('button', { name: 'Next', exact: true }).click()
}

async function expectStep(page: Page, title: string, n: number): Promise<void> {
  await expect(assessment(page)).toHaveAccessibleName(title)
  await expect(assessment(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${n} of 6`)
  await expect(assessment(page).locator(':focus')).toHaveCount(1)
}

test('a guest answers by the keyboard alone, closes the page in the middle and finds every tick again (C1, C2, C3)', async ({
  page,
}) => {
  await startAsGuest(page)
  await doOneThing(page)
  await page.goto('/dashboard')
  await expectStep(page, 'Let Glimmer get to know you', 1)
  await expect(assessment(page)).toContainText('about 2 minutes')
  const next = assessment(page).getByRole('button', { name: 'Next', exact: true })

  // It stays, whatever is pressed, and is left by one button alone.
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expectStep(page, 'Let Glimmer get to know you', 1)
  await expect(assessment(page).getByRole('button')).toHaveText([
    'Not now',
    'Not sure about any of this',
    'Next',
  ])

  await press(page, 'Next')
  await expectStep(page, 'Which of these are hard at times?', 2)
  await expect(assessment(page).getByRole('checkbox')).toHaveCount(10)
  await expect(next).toBeDisabled()
  await tickByKeys(page, 'Task paralysis')
  await tickByKeys(page, 'Perfectionism')
  await expect(assessment(page).getByRole('group', { name: 'Challenges 2 chosen' })).toBeVisible()
  await press(page, 'Next')
  await expectStep(page, 'What takes a lot out of your days?', 3)
  await tickByKeys(page, 'Self-care')

  await page.reload()
  await expectStep(page, 'What takes a lot out of your days?', 3)
  await expect(option(page, 'Self-care')).toBeChecked()
  // Another tab is where this one is, and goes along.
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expectStep(other, 'What takes a lot out of your days?', 3)
  await expect(option(other, 'Self-care')).toBeChecked()
  await page.bringToFront()
  await press(page, 'Back')
  await expect(option(page, 'Task paralysis')).toBeChecked()
  await press(page, 'Next')
  await press(page, 'Next')
  await expectStep(page, 'What would you like to move towards?', 4)
  await expect(next).toBeDisabled()
  await tickByKeys(page, 'Increase productivity')
  await press(page, 'Next')

  await expectStep(page, 'Goals that may help', 5)
  const recommended = assessment(page).getByRole('checkbox')
  await expect(recommended).toHaveCount(4)
  await expect(option(page, 'Reduce overwhelm')).toBeChecked()
  await expect(assessment(page).getByRole('checkbox', { name: /^Increase productivity/ })).toBeDisabled()
  await expect(option(page, 'Better work-life balance')).not.toBeChecked()
  await press(page, 'Next')

  await expectStep(page, 'All set', 6)
  await expect(assessment(page).getByRole('listitem')).toHaveText([
    '2 challenges',
    '1 daily struggle',
    '2 goals',
  ])
  await press(page, 'Start Using Glimmer')
  await expect(assessment(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(assessment(other)).toHaveCount(0)
  expect(await readDeviceRows(page, 'user_preferences')).toMatchObject([
    {
      primaryChallenges: ['task-paralysis', 'perfectionism'],
      dailyStruggles: ['self-care'],
      goals: ['increase-productivity', 'reduce-overwhelm'],
      workingStyle: { assessment_completed: true, completed_at: expect.stringMatching(/^20/) },
    },
  ])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(assessment(page)).toHaveCount(0)
})

test('who is not sure of anything says so once, also where the device first refuses to save; another device lets it be (C1, C3)', async ({
  page,
  openDevice,
}) => {
  // What is begun as a guest is gone on with in the account.
  await startAsGuest(page)
  await doOneThing(page)
  await page.goto('/dashboard')
  await answer(page)
  await expectStep(page, 'Which of these are hard at times?', 2)
  const person = await signUp(page)
  await page.goto('/dashboard')
  const second = await openDevice()
  await startSignedIn(second, person)
  await second.goto('/dashboard')
  await answer(second)
  await option(second, 'Procrastination').check()
  for (const title of ['Which of these are hard at times?', 'What takes a lot out of your days?']) {
    await expect(assessment(page)).toHaveAccessibleName(title)
    await assessment(page).getByRole('button', { name: "I'm not sure yet" }).click()
  }
  await answer(page, 'Learn new skills')
  await expect(assessment(page).getByRole('checkbox')).toHaveCount(3)
  // Nothing that was said leads to these, so that none is ticked before the person does it.
  await expect(assessment(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await option(page, 'Build better habits').check()
  await answer(page)

  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { letSave: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const start = assessment(page).getByRole('button', { name: 'Start Using Glimmer' })
  await start.click()
  await expect(assessment(page).getByRole('alert')).toContainText('Everything you chose is still here.')
  await expect(assessment(page).getByText('2 goals')).toBeVisible()
  await page.evaluate(() => (window as unknown as { letSave: () => void }).letSave())
  await start.click()
  await expect(assessment(page)).toHaveCount(0)
  await expectAllSent(page)

  await expect(assessment(second).getByRole('status')).toContainText('You’ve answered this somewhere else')
  await assessment(second).getByRole('button', { name: 'Leave it at that' }).click()
  await expect(assessment(second)).toHaveCount(0)
  await expect
    .poll(() => readDeviceRows(second, 'user_preferences'))
    .toMatchObject([
      {
        primaryChallenges: [],
        goals: ['learn-new-skills', 'build-better-habits'],
        workingStyle: { not_sure_yet: ['primaryChallenges', 'dailyStruggles'] },
      },
    ])
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second.getByRole('status').getByText('Everything is saved')).toBeAttached()
  await expect(assessment(second)).toHaveCount(0)
})

test('whoever is not sure about any of it says so in two presses, and no goal is recorded (C1, C3)', async ({
  page,
}) => {
  await startAsGuest(page)
  await doOneThing(page)
  await page.goto('/dashboard')
  await assessment(page).getByRole('button', { name: 'Not sure about any of this' }).click()
  await expectStep(page, 'All set', 6)
  await expect(assessment(page).getByRole('listitem')).toHaveText([
    'Challenges: not sure yet',
    'Daily struggles: not sure yet',
    'Goals: not sure yet',
  ])
  await assessment(page).getByRole('button', { name: 'Start Using Glimmer' }).click()
  await expect(assessment(page)).toHaveCount(0)
  const [kept] = await readDeviceRows(page, 'user_preferences')
  expect(kept).toMatchObject({
    workingStyle: {
      assessment_completed: true,
      not_sure_yet: ['primaryChallenges', 'dailyStruggles', 'goals'],
    },
  })
  expect(kept?.['goals'] ?? []).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(assessment(page)).toHaveCount(0)
})

test('not now leaves it for good, with what was ticked, and the dashboard is free (C1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await doOneThing(page)
  await page.goto('/dashboard')
  await answer(page)
  await option(page, 'Perfectionism').check()
  await assessment(page).getByRole('button', { name: 'Not now' }).click()
  await expect(assessment(page)).toHaveCount(0)
  await expect(page.locator('.ui-toast')).toContainText('These questions are in Settings under Preferences')
  await expect(page.getByText('Perfectionism', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Perfectionism', { exact: true })).toBeVisible()
  await expect(assessment(page)).toHaveCount(0)
})

test('axe finds nothing to say about any step of the assessment, in any theme (C1)', async ({ page }) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await startAsGuest(page)
  await doOneThing(page)
  await page.goto('/dashboard')
  await expectStep(page, 'Let Glimmer get to know you', 1)
  await look('welcome')
  await answer(page)
  await look('challenges')
  await answer(page, 'Procrastination')
  // Struggles and goals are made of the same parts.
  await answer(page, 'Self-care')
  await answer(page, 'Improve focus')
  await look('recommendations')
  await answer(page)
  await look('completion')
})
