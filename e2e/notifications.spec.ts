import type { Page } from '@playwright/test'
import { expectAllSent, ownerOf, readDeviceRows, readServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { expectNothingLeft } from './support/left-on-device.ts'
import { openNotificationSettings } from './support/notifications.ts'
import { beginAsGuest, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import { deliverPush, pretendPush, watchNotifications } from './support/pretend-push.ts'
import { openSettings } from './support/settings-page.ts'
import { openTasks } from './support/tasks-page.ts'

// They prove what docs/security.md promises.
test.describe.configure({ retries: 0 })

const card = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notification Settings' })
const saved = (page: Page) => page.getByText('Notification preferences updated successfully', { exact: true })
const chosen = async (page: Page) => (await readDeviceRows(page, 'notification_preferences'))[0]

test('a guest chooses a time by keyboard without a network, reads what a closed page cannot do, and stops letters of nobody (I3) @phone', async ({
  page,
}) => {
  await beginAsGuest(page)
  await page.evaluate(() => localStorage.setItem('glimmer:sensory', JSON.stringify({ textSize: 'largest' })))
  await openSettings(page)
  await expect(card(page).getByText('Disabled: needs an account')).toBeVisible()
  await expect(card(page).getByText('Disabled: no time chosen yet')).toBeVisible()
  await openNotificationSettings(page)
  await expect(dialog(page).getByText('Nothing is sent until you choose a time and a way.')).toBeVisible()
  await expect(dialog(page).getByRole('switch', { name: 'Daily reminders' })).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: 'Email notifications' })).toBeDisabled()

  // This browser was told no, for good.
  const push = dialog(page).getByRole('switch', { name: 'Push notifications' })
  await expect(push).toBeDisabled()
  await expect(push).not.toBeChecked()
  await expect(push).toHaveAccessibleDescription(/^This browser was told not to show/)
  await dialog(page).getByText('On this device').click()
  await expect(dialog(page).getByText('Once Glimmer is closed, it cannot ring.')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Go to the calendar' })).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  const body = page.locator('.ui-dialog-body')
  expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)

  await page.context().setOffline(true)
  await dialog(page).getByText('Time and way').press('Enter')
  await dialog(page).getByLabel('Time', { exact: true }).fill('09:00')
  await dialog(page).getByLabel('As a notification').press('Space')
  await expect(saved(page)).toBeVisible()
  await expect(
    dialog(page).getByText(/^One small thing for the day, at 09:00, as a notification/),
  ).toBeVisible()
  expect(await chosen(page)).toMatchObject({ dailyMinute: 540, dailyWays: ['push'], pushNotifications: true })
  await page.context().setOffline(false)

  await page.goto('/unsubscribe?token=of-nobody')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a person turns notifications on, gets a test, puts one off with nothing open and no network, and signs out of them (I3, N4)', async ({
    page,
    context,
    pushService,
    openDevice,
  }) => {
    const device = pushService.addDevice()
    const browser = await pretendPush(context, { permission: 'default', answer: 'granted', device })
    const person = await startWithAccount(page)
    await openNotificationSettings(page)
    await waitUntilKept(page)
    const screen = await watchNotifications(context)

    await dialog(page).getByText('On this device').click()
    await dialog(page).getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(dialog(page).getByText('Notifications are on for this device.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Send a test notification' }).click()
    await expect(dialog(page).getByText('A test is on its way to this device.')).toBeVisible()
    const [test] = device.received
    await deliverPush(page, test?.payload ?? {})
    await expect.poll(screen.shown).toMatchObject([{ tag: 'test', title: 'This is a test' }])
    expect(await findProblemsInThemes(page)).toEqual([])

    await dialog(page).getByText('Time and way').click()
    await dialog(page).getByLabel('Time', { exact: true }).fill('09:00')
    await dialog(page).getByLabel('As a notification').check()
    await expect(dialog(page).getByText('at 09:00, as a notification.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(card(page).getByText('Enabled')).toHaveCount(2)
    await expectAllSent(page)

    // What another device of theirs says, which is not on itself.
    const second = await openDevice()
    await startSignedIn(second, person)
    await openNotificationSettings(second)
    await expect(
      dialog(second).getByText('Reminders come to your other devices, and not to this one.'),
    ).toBeVisible()
    await expect(dialog(second).getByText('at 09:00, as a notification.')).toBeVisible()

    const owner = await ownerOf(page)
    const tag = 'daily:2026-11-26'
    const daily = {
      owner,
      kind: 'daily',
      tag,
      title: 'One small thing, if you like',
      body: 'Open Glimmer to see it.',
      url: '/tasks',
      dueAt: '2026-11-26T09:00:00.000Z',
      expiresAt: '2126-11-26T12:00:00.000Z',
      actions: [{ action: 'not-today', title: 'Not today' }],
    }
    await deliverPush(page, daily)
    await expect.poll(screen.shown).toHaveLength(2)
    await page.goto('about:blank')
    await context.setOffline(true)
    await screen.press(tag, 'not-today')
    expect((await screen.shown()).map((shown) => shown.tag)).toEqual(['test'])
    await context.setOffline(false)
    await openTasks(page)
    await expectAllSent(page)
    const rows = async () =>
      (await readServer(page)).filter(({ table }) => table === 'notification_preferences')
    await expect.poll(rows).toMatchObject([{ data: { dailySkippedOn: '2026-11-26' } }])

    // A press opens what it is about in the page that is there.
    await deliverPush(page, { ...daily, url: '/calendar' })
    await expect.poll(screen.shown).toHaveLength(2)
    await screen.press(tag)
    await expect(page).toHaveURL('/calendar')

    expect(browser.subscription()).not.toBeNull()
    await page.goto('/settings')
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    await expectNothingLeft(page, [person.email])
    await expect.poll(browser.subscription).toBeNull()
    await deliverPush(page, { ...daily, title: 'For nobody here' })
    await expect.poll(screen.shown).toContainEqual(expect.objectContaining({ tag: 'off' }))
    expect(JSON.stringify(await screen.shown())).not.toContain('For nobody here')
    await second.reload()
    await openNotificationSettings(second)
    await expect(dialog(second).getByRole('switch', { name: 'Push notifications' })).toBeDisabled()
    await expect(dialog(second).getByText('This browser was told not to show')).toBeVisible()
  })
})
