import type { Page } from '@playwright/test'
import { expectAllSent, readDeviceRows } from './support/device-data.ts'
import { doOneThing } from './support/do-one-thing.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'

const main = (page: Page) => page.getByRole('main')
const option = (page: Page, name: string) => main(page).getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const messages = (page: Page) => page.getByRole('region', { name: /Messages/ })

async function openPreferences(page: Page): Promise<void> {
  await page.goto('/preferences')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Your Preferences')
  await expect(button(page, 'Save Preferences')).toBeVisible()
}

test.describe('instead of the assessment', () => {
  test.use({ isAssessmentAsked: true })

  test('a guest takes the longer version, skips what they like, and is not asked again (C1, C4)', async ({
    page,
  }) => {
    const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
    const title = page.getByRole('heading', { level: 1 })
    await startAsGuest(page)
    await doOneThing(page)
    await page.goto('/dashboard')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'Use the longer version (20 choices each)' })
      .click()
    await expect(title).toHaveText('The longer version')
    await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 4')
    await look('the welcome of the longer version')
    await button(page, 'Next').click()

    await expect(title).toHaveText('Which of these are hard at times?')
    await expect(title).toBeFocused()
    await expect(main(page).getByRole('checkbox')).toHaveCount(20)
    await expect(button(page, 'Next')).toBeDisabled()
    await option(page, 'Sensory overload').check()
    await expect(button(page, 'Skip')).toHaveCount(0)
    await look('twenty challenges')
    await button(page, 'Next').click()
    await expect(title).toHaveText('What takes a lot out of your days?')

    await page.reload()
    await expect(title).toHaveText('What takes a lot out of your days?')
    await button(page, 'Back').click()
    await expect(option(page, 'Sensory overload')).toBeChecked()
    await button(page, 'Next').click()
    await button(page, 'Skip').click()
    await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 4')
    await option(page, 'Look after my senses').check()
    await button(page, 'Complete Assessment').click()

    await expect(page).toHaveURL('/dashboard')
    expect(await readDeviceRows(page, 'user_preferences')).toMatchObject([
      {
        primaryChallenges: ['sensory-overload'],
        dailyStruggles: [],
        goals: ['look-after-my-senses'],
        workingStyle: { assessment_completed: true },
      },
    ])
    await page.reload()
    await expect(title).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('preferences are edited from the settings: own words, a reload before saving, a refusal, and Undo (C5, C6)', async ({
  page,
}) => {
  await startAsGuest(page)
  await openSettings(page)
  await main(page).getByRole('link', { name: 'Edit Preferences' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Your Preferences')

  const add = button(page, 'Add to goals')
  const own = main(page).getByLabel('A goal in your own words')
  await expect(add).toBeDisabled()
  await own.fill('   ')
  await expect(add).toBeDisabled()
  await own.fill('  Sing in the choir  again ')
  await add.click()
  await expect(own).toBeFocused()
  await expect(own).toHaveValue('')
  await expect(option(page, 'Sing in the choir again')).toBeChecked()
  // A word that is on the list already is ticked there.
  await own.fill('SLEEP better')
  await own.press('Enter')
  await expect(option(page, 'Sleep better')).toBeChecked()
  await expect(main(page).getByRole('group', { name: 'Goals 2 chosen' }).getByRole('checkbox')).toHaveCount(
    21,
  )
  // What is typed and not added counts as well.
  await main(page).getByLabel('A challenge in your own words').fill('Phoning my aunt')
  await option(page, 'I am a night owl').check()
  await option(page, 'Evening').check()
  await expect(main(page).getByText('5 changes, not saved yet')).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])

  await page.reload()
  await expect(main(page).getByText('5 changes, not saved yet')).toBeVisible()
  await button(page, 'Discard changes').click()
  await expect(button(page, 'Save Preferences')).toBeFocused()
  await expect(option(page, 'Evening')).not.toBeChecked()
  await messages(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(option(page, 'Evening')).toBeChecked()

  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { letSave: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await button(page, 'Save Preferences').click()
  await expect(main(page).getByRole('alert')).toContainText('Failed to update preferences')
  await expect(page).toHaveURL('/preferences?from=settings')
  expect(await readDeviceRows(page, 'user_preferences')).toEqual([])
  await page.evaluate(() => (window as unknown as { letSave: () => void }).letSave())
  await button(page, 'Save Preferences').click()
  await expect(page).toHaveURL('/settings')
  expect(await readDeviceRows(page, 'user_preferences')).toMatchObject([
    {
      goals: ['Sing in the choir again', 'sleep-better'],
      primaryChallenges: ['Phoning my aunt'],
      workingStyle: { night_owl: true },
      energyPatterns: { peak_hours: ['evening'] },
    },
  ])

  await messages(page).getByRole('button', { name: /^Undo/ }).click()
  await expect
    .poll(() => readDeviceRows(page, 'user_preferences'))
    .toMatchObject([{ goals: [], workingStyle: {}, energyPatterns: {} }])
})

test('what another device saves meanwhile stays, and nothing can be saved over what was never seen (C5)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openPreferences(page)
  await option(page, 'Perfectionism').check()
  await button(page, 'Save Preferences').click()
  await expect(page).toHaveURL('/dashboard')
  await expectAllSent(page)

  const second = await openDevice()
  await second.route('**/api/sync/pull*', (route) => route.abort())
  await startSignedIn(second, person)
  await second.goto('/preferences')
  await expect(main(second).getByRole('alert')).toContainText('Failed to load preferences')
  await expect(button(second, 'Save Preferences')).toHaveCount(0)
  await second.unroute('**/api/sync/pull*')
  await second.reload()
  await expect(option(second, 'Perfectionism')).toBeChecked()

  // Both are at it at once, each with a tick of their own.
  await openPreferences(page)
  await option(page, 'Hyperfocus').check()
  await option(second, 'Impulsivity').check()
  await button(second, 'Save Preferences').click()
  await expect(second).toHaveURL('/dashboard')
  await expect(option(page, 'Impulsivity')).toBeChecked()
  await expect(option(page, 'Hyperfocus')).toBeChecked()
  await button(page, 'Save Preferences').click()
  await expect(page).toHaveURL('/dashboard')
  await expectAllSent(page)
  for (const device of [page, second]) {
    await expect
      .poll(() => readDeviceRows(device, 'user_preferences'))
      .toMatchObject([{ primaryChallenges: ['perfectionism', 'impulsivity', 'hyperfocus'] }])
  }
})
