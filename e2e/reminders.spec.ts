import type { Page } from '@playwright/test'
import { readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { openNotificationSettings } from './support/notifications.ts'
import { beginAsGuest, startAsGuest, waitUntilKept } from './support/people.ts'
import { pretendPush } from './support/pretend-push.ts'
import {
  addTask,
  chooseFromMenu,
  openDetails,
  openNewTask,
  openTasks,
  taskNamed,
} from './support/tasks-page.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Messages, F6' })
const dayButton = (page: Page) => page.locator('[data-day="2026-11-26"]')
const list = (page: Page) => page.getByRole('dialog').getByRole('list', { name: 'Reminders' })

test('a guest is reminded of a task while the page is open, puts it off for an hour, and ticks it in another tab (I3) @phone', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2026-11-26T14:20:00' })
  await beginAsGuest(page)
  await addTask(page, 'Ring the clinic')
  const details = await openDetails(page, 'Ring the clinic')
  await details.getByRole('button', { name: 'Remind me' }).press('Enter')
  await expect(details.getByText('It rings: Today at 15:00.')).toBeVisible()
  await expect(details.getByText('It rings while Glimmer is open here.')).toBeVisible()
  await details.getByLabel('Time', { exact: true }).fill('14:00')
  await details.getByRole('button', { name: 'Set reminder' }).click()
  await expect(details.getByText('That time has gone by.')).toBeVisible()
  // What was chosen is still there after a reload.
  await details.getByLabel('Time', { exact: true }).fill('15:00')
  await page.reload()
  await openDetails(page, 'Ring the clinic')
  expect(await findProblemsInThemes(page)).toEqual([])
  await details.getByLabel('Time', { exact: true }).press('Enter')
  await expect(list(page).getByText('Today at 15:00')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Remind me once more' })).toBeFocused()
  await details.getByRole('button', { name: 'Remove reminder: Today at 15:00' }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByText('Reminder removed. Today at 15:00.').last()).toBeVisible()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(list(page).getByText('Today at 15:00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(taskNamed(page, 'Ring the clinic').getByText('Reminder: 15:00')).toBeVisible()

  const reminder = toast(page).getByText('You asked to hear about this now.').first()
  await page.clock.fastForward('41:00')
  await expect(reminder).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  await toast(page)
    .getByRole('button', { name: /^In an hour/ })
    .click()
  await expect(toast(page).getByText(/^It comes again at 16:0\d\.$/)).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('58:00')
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('05:00')
  await expect(reminder).toBeVisible()

  const tab = await context.newPage()
  await openTasks(tab)
  await taskNamed(tab, 'Ring the clinic').getByRole('checkbox').check()
  await page.clock.fastForward('00:05')
  await expect(reminder).toHaveCount(0)
})

test('a new task brings its reminder along, and a laptop that slept says one thing alone (I3)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-26T14:20:00' })
  await beginAsGuest(page)
  for (const [title, time] of [
    ['Water the plants', '15:00'],
    ['Call Sam', '16:00'],
  ] as const) {
    const dialog = await openNewTask(page)
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByRole('radio', { name: 'Personal' }).check()
    await dialog.getByRole('radio', { name: 'Anytime' }).check()
    await dialog.getByRole('button', { name: 'Remind me' }).click()
    await dialog.getByLabel('Time', { exact: true }).fill(time)
    // Whoever adds the task now has said enough.
    await dialog.getByRole('button', { name: 'Add Task' }).click()
    await expect(taskNamed(page, title).getByText(`Reminder: ${time}`)).toBeVisible()
  }
  await page.clock.fastForward('03:00:00')
  await expect(toast(page).getByText('You asked for this a little earlier.').first()).toBeVisible()
  await expect(toast(page).getByText('Call Sam')).toBeVisible()
  await expect(toast(page).getByText('Water the plants')).toHaveCount(0)
  await toast(page)
    .getByRole('button', { name: /^Not today/ })
    .click()
  await page.clock.fastForward('02:00:00')
  await expect(toast(page).getByText('a little earlier')).toHaveCount(0)
  const snoozed = (await readDeviceRows(page, 'task_reminders')).map((row) => row['snoozedUntil'])
  expect(snoozed).toContain(new Date('2026-11-27T00:00:00').toISOString())
})

test('an event is added with two reminders, each rings, and its file rings on a phone (I3, H2) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-26T10:00:00' })
  await startAsGuest(page)
  await page.goto('/calendar')
  await page.getByRole('button', { name: '+ Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.getByLabel('Title').fill('Dentist')
  await dialog.getByLabel('Start time').fill('11:00')
  await dialog.getByRole('button', { name: 'Remind me' }).click()
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await dialog.getByRole('button', { name: 'Remind me once more' }).click()
  await dialog.getByLabel('When should it ring?').selectOption('30 minutes before')
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await expect(list(page).getByRole('listitem')).toContainText(['30 minutes before', '15 minutes before'])
  expect(await findProblemsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden()

  await page.clock.fastForward('31:00')
  await expect(toast(page).getByText(/^Dentist/)).toBeVisible()
  await expect(toast(page).getByText('It begins at 11:00.').first()).toBeVisible()
  // It begins within the hour: nothing is there to put off.
  await expect(toast(page).getByRole('button', { name: /^In an hour/ })).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Close message' }).first().click()
  await page.clock.fastForward('15:00')
  await expect(toast(page).getByText('It begins at 11:00.').first()).toBeVisible()

  await dayButton(page).press('Enter')
  const day = page.getByRole('region', { name: 'Thursday 26 November' })
  await day.getByRole('button', { name: /Dentist/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(edit.getByRole('list', { name: 'Reminders' }).getByRole('listitem')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await edit.getByRole('button', { name: 'Save as a file (.ics)' }).click()
  const stream = await (await download).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString()
  expect(text.match(/TRIGGER:\S+/g)).toEqual(['TRIGGER:-PT30M', 'TRIGGER:-PT15M'])
})

test.describe('with notifications on for this browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a reminder is a notification without its title, once for two tabs, and goes when its task is ticked (I3)', async ({
    page,
    context,
    pushService,
  }) => {
    await pretendPush(context, { permission: 'granted', device: pushService.addDevice() })
    await context.addInitScript(pretendSystem)
    await page.clock.install({ time: '2026-11-26T14:20:00' })
    await startAsGuest(page)
    const settings = await openNotificationSettings(page)
    await waitUntilKept(page)
    await settings.getByText('On this device').click()
    await settings.getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(settings.getByText('Notifications are on for this device.').first()).toBeVisible()

    await openTasks(page)
    await addTask(page, 'Ring the clinic')
    await chooseFromMenu(page, 'Ring the clinic', 'Remind me')
    const details = page.getByRole('dialog', { name: 'Task Details' })
    await expect(details.getByRole('radio', { name: 'At a time' })).toBeFocused()
    await expect(details.getByRole('button', { name: 'Set reminder' })).toBeInViewport()
    await details.getByRole('button', { name: 'Set reminder' }).click()
    await expect(list(page).getByText('Today at 15:00')).toBeVisible()
    await page.keyboard.press('Escape')
    const tab = await context.newPage()
    await openTasks(tab)
    await expect(taskNamed(tab, 'Ring the clinic').getByText('Reminder: 15:00')).toBeVisible()

    await page.clock.fastForward('41:00')
    const shown = async () => [...(await shownIn(page)), ...(await shownIn(tab))]
    await expect.poll(shown).toEqual([
      {
        title: 'You asked to be reminded',
        body: 'You asked to hear about this now.',
        actions: ['in-an-hour', 'not-today'],
      },
    ])
    await expect(toast(page).getByText('You asked')).toHaveCount(0)
    await expect(toast(tab).getByText('You asked')).toHaveCount(0)
    await taskNamed(tab, 'Ring the clinic').getByRole('checkbox').check()
    await page.clock.fastForward('00:05')
    await expect.poll(shown).toEqual([])
  })
})

interface Shown {
  readonly title: string
  readonly body: string
  readonly actions: readonly string[]
}

/** Stands in for the screen of the system, which this Chromium has not. */
function pretendSystem(): void {
  const shown = new Map<string, NotificationOptions & { title: string; actions?: { action: string }[] }>()
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.set(options.tag ?? '', { ...options, title }),
    getNotifications: async () =>
      [...shown].map(([tag, { data }]) => ({ tag, data, close: () => shown.delete(tag) })),
  })
  Object.assign(globalThis, {
    shownNow: () =>
      [...shown.values()].map(({ title, body, actions = [] }) => ({
        title,
        body,
        actions: actions.map(({ action }) => action),
      })),
  })
}

function shownIn(page: Page): Promise<Shown[]> {
  return page.evaluate(() => (globalThis as unknown as { shownNow(): Shown[] }).shownNow())
}
