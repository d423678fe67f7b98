import type { Locator, Page } from '@playwright/test'
import { expectAllSent, readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import {
  beginAsGuest,
  startAsGuest,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import { seedPreferences } from './support/seed-preferences.ts'
import { openTasks, taskNamed } from './support/tasks-page.ts'

const suggestions = (page: Page) => page.getByRole('region', { name: 'Daily Goal Suggestions' })
const tips = (page: Page) => page.getByRole('region', { name: 'Personalized Tips' })
const toast = (page: Page, text: string) => page.locator('.ui-toast').filter({ hasText: text })
const entries = (card: Locator) => card.locator('[data-entry]')
const addButton = (page: Page, title: string) => page.getByRole('button', { name: `Add “${title}”` })

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(entries(tips(page))).toHaveCount(4)
}

async function look(page: Page, part: 'Morning' | 'Afternoon' | 'Evening' | 'Anytime'): Promise<string[]> {
  await suggestions(page).getByRole('radio', { name: part }).check()
  const titles = suggestions(page).getByRole('list', { name: part }).locator('[data-title]')
  await expect(titles.first()).toBeVisible()
  return titles.allTextContents()
}

const tipTitles = (page: Page) => tips(page).locator('[data-title]').allTextContents()

const KNOWN = {
  primaryChallenges: [
    'focus-and-attention',
    'time-management',
    'task-paralysis',
    'perfectionism',
    'memory-issues',
    'hyperfocus',
    'Phoning my aunt',
  ],
  dailyStruggles: ['self-care', 'morning-routine'],
  goals: ['improve-focus', 'sleep-better', 'calmer-mornings', 'learn-new-skills'],
  workingStyle: { morning_person: true },
}

test('a guest sees what is known of them, and makes a suggestion part of every day, or not today (D1, D2, D3, D4)', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedPreferences(page, KNOWN)
  await openDashboard(page)

  const about = page.getByRole('list', { name: 'About you' }).getByRole('listitem')
  await expect(about).toHaveText(['7 Challenges', '4 Goals', '2 Struggles', 'Complete Profile'])
  const needs = page.getByRole('region', { name: 'Your Needs & Goals' })
  const challenges = needs.getByRole('list', { name: 'Challenges' }).locator('[data-need]')
  const goals = needs.getByRole('list', { name: 'Goals' }).locator('[data-need]')
  await expect(challenges).toHaveCount(5)
  await expect(goals).toHaveText(['Improve focus', 'Sleep better', 'Have calmer mornings'])
  await expect(needs.getByRole('button', { name: '+1 more Goals' })).toBeVisible()
  await needs.getByRole('button', { name: '+2 more Challenges' }).click()
  await expect(challenges.last()).toHaveText('Phoning my aunt')
  await needs.getByRole('button', { name: 'Show fewer Challenges' }).click()
  await expect(challenges).toHaveCount(5)
  await needs.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Your Preferences')
  await page.goBack()
  const actions = page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link')
  await expect(actions).toHaveText(["Today's Tasks", 'Brain Dump', 'Inspire', 'Calendar', 'Settings'])

  // Three for who is at their best in the morning, and one for managing time.
  const [first = '', second = ''] = await look(page, 'Morning')
  await expect(entries(suggestions(page))).toHaveCount(4)
  // Once, also where it is pressed twice.
  await addButton(page, first).dblclick()
  await expect(page.getByRole('button', { name: `Added “${first}”` })).toBeFocused()
  const rows = await readDeviceRows(page, 'tasks')
  expect(rows.map(({ title }) => title)).toEqual([first])
  await toast(page, `“${first}” is a daily task now, for the morning`)
    .getByRole('button', { name: /^Undo/ })
    .click()
  await expect(addButton(page, first)).toBeVisible()
  await addButton(page, first).click()
  await page.getByRole('button', { name: `Not today: “${second}”` }).click()
  await expect(addButton(page, second)).toHaveCount(0)
  await toast(page, `“${second}” is hidden for today.`).getByRole('button', { name: /^Undo/ }).click()
  await expect(addButton(page, second)).toBeVisible()
  await page.getByRole('button', { name: `Not today: “${second}”` }).click()

  await page.getByRole('link', { name: 'Open today’s tasks' }).click()
  await expect(taskNamed(page, first).getByText('Daily', { exact: true })).toBeVisible()

  // What is on the list, or was dismissed, is not offered again today, whatever is refreshed.
  await openDashboard(page)
  await page.reload()
  const afternoon = await look(page, 'Afternoon')
  for (let i = 0; i < 3; i += 1) {
    const morning = await look(page, 'Morning')
    expect(morning).not.toContain(first)
    expect(morning).not.toContain(second)
    await suggestions(page).getByRole('button', { name: 'Refresh the suggestions' }).click()
    if (i === 0) {
      const others = await look(page, 'Afternoon')
      expect(new Set([...afternoon, ...others]).size).toBe(4)
    }
  }
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('tips stay for the day, never come twice while there are others, and one becomes a task (D5)', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await waitUntilKept(page)
    await page.context().setOffline(true)
    await seedPreferences(page, KNOWN)
    await openDashboard(page)
    const shown = await tipTitles(page)
    await page.reload()
    await expect(entries(tips(page))).toHaveCount(4)
    expect(await tipTitles(page)).toEqual(shown)

    const refresh = tips(page).getByRole('button', { name: 'Refresh the tips' })
    for (let i = 0; i < 6; i += 1) {
      const before = shown.at(-4) ?? ''
      await refresh.click()
      await expect(tips(page).getByText(before, { exact: true })).toHaveCount(0)
      shown.push(...(await tipTitles(page)))
    }
    expect(shown).toHaveLength(28)
    expect(new Set(shown).size).toBe(28)

    const [one = '', two = '', ...others] = shown.slice(-4)
    await tips(page)
      .getByRole('button', { name: `Hide “${one}”` })
      .click()
    await expect(entries(tips(page))).toHaveCount(3)
    await toast(page, `“${one}” is hidden.`).getByRole('button', { name: /^Undo/ }).click()
    await expect(entries(tips(page))).toHaveCount(4)
    await tips(page)
      .getByRole('button', { name: `Hide “${one}”` })
      .click()
    await tips(page)
      .getByRole('button', { name: `Add as a task “${two}”` })
      .click()
    await expect(tips(page).getByRole('button', { name: `Added “${two}”` })).toBeVisible()
    await page.reload()
    await expect(entries(tips(page))).toHaveCount(3)
    expect(await tipTitles(page)).toEqual([two, ...others])
    await openTasks(page)
    await expect(taskNamed(page, two)).toBeVisible()
  })
})

test('what one device adds, another does not offer (D4)', async ({ page, openDevice }) => {
  const person = await startWithAccount(page)
  await openDashboard(page)
  // Both of them see all three for any time, sooner or later.
  const [first = ''] = await look(page, 'Anytime')
  await addButton(page, first).click()
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openDashboard(second)
  const offered = await look(second, 'Anytime')
  expect(offered).toHaveLength(2)
  expect(offered).not.toContain(first)
  // And what is added while the other one looks at it says so there.
  const [other = ''] = offered
  await addButton(second, other).click()
  await expectAllSent(second)
  const titlesHere = async () => (await readDeviceRows(page, 'tasks')).map((row) => row['title'])
  await expect.poll(titlesHere).toContain(other)
  const refresh = suggestions(page).getByRole('button', { name: 'Refresh the suggestions' })
  await refresh.click()
  await expect.poll(() => look(page, 'Anytime')).not.toContain(other)
  const left = await look(page, 'Anytime')
  expect(left).not.toContain(first)
  // Where there are no others, that is what is said.
  await page.getByRole('button', { name: `Not today: “${left[0]}”` }).click()
  await refresh.click()
  await expect(suggestions(page).getByRole('status')).toHaveText('There are no others today.')
})

test('a new person gets an honest page, by the keyboard alone, and axe finds nothing in any theme (D1, D2, D4, D5)', async ({
  page,
}) => {
  const check = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await page.route('**/assets/tips-*.js', (route) => route.abort())
  await startAsGuest(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Nothing on your list today')).toBeVisible()
  await expect(page.getByRole('list', { name: 'About you' }).getByRole('listitem')).toHaveText([
    'None yet Challenges',
    'None yet Goals',
    'None yet Struggles',
    'Not yet Profile',
  ])
  await expect(tips(page).getByText('The tips aren’t on this device yet.')).toBeVisible()
  await check('nothing is known, and the tips are not there')
  await page.unroute('**/assets/tips-*.js')
  const again = tips(page).getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(entries(tips(page))).toHaveCount(4)
  await expect(tips(page).getByText('A mix for now.')).toBeVisible()

  // Arrows choose the time of day, Tab leads from one thing to the next; what leaves hands the focus on.
  const afternoon = suggestions(page).getByRole('radio', { name: 'Afternoon' })
  await afternoon.check()
  // From noon on it is checked already, and nothing was pressed.
  await afternoon.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(suggestions(page).getByRole('radio', { name: 'Morning' })).toBeChecked()
  await expect(suggestions(page).getByRole('list', { name: 'Morning' })).toBeVisible()
  await page.keyboard.press('Tab')
  const add = suggestions(page).getByRole('button', { name: /^Add “/ })
  await expect(add.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(entries(suggestions(page))).toHaveCount(1)
  await expect(suggestions(page).getByRole('button', { name: /^Not today:/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(suggestions(page).getByText('Nothing more here for now.')).toBeVisible()
  await expect(suggestions(page).getByRole('button', { name: 'Refresh the suggestions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(suggestions(page).getByRole('status')).toHaveText('Here are other suggestions.')
  await expect(add.first()).toBeVisible()

  await seedPreferences(page, KNOWN)
  await openDashboard(page)
  await page.getByRole('button', { name: '+2 more Challenges' }).click()
  await check('a person who is known')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.reload()
  await expect(entries(tips(page))).toHaveCount(4)
  const [summary] = await tips(page).locator('summary').all()
  await expect(summary!).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await check('on a narrow phone')
})
