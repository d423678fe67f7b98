import { countTaps } from './support/count-taps.ts'
import { holdStore } from './support/hold-store.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { openKeyboard } from './support/phone-keyboard.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { sleepFor } from './support/sleep-for.ts'
import { sprintDone, startSprint } from './support/sprints.ts'
import { openTasks, quickAdd } from './support/tasks-page.ts'
import { findProblemsInThemes } from './support/find-problems.ts'

test('a thought is written down from any page by one press or a key, and one is back where one was (E1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await openTasks(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Write a thought down' })
  const taps = await countTaps(page)
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'A thought' })
  const field = sheet.getByLabel("What's on your mind?")
  await expect(field).toBeFocused()
  expect(await taps()).toBe(1)
  await field.fill('Ring the plumber')
  expect(await findProblemsInThemes(page)).toEqual([])
  // What is not added yet stays: also for another page.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goto('/inspire')
  // Drawn once the page has heard of its keys.
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved on this device')
  const before = await taps()
  // From the end of a long page, too, whose place is kept.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const place = await page.evaluate(() => scrollY)
  await expect(opener).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('q')
  await expect(field).toHaveValue('Ring the plumber')
  await field.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/inspire')
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(await taps()).toBe(before + 2)
  await expect(page.getByRole('region', { name: 'Messages, F6' })).toContainText('Brain dump item added')
  await page.goto('/brain-dump')
  await expect(page.getByText('Ring the plumber')).toBeVisible()
  await opener.click()
  await expect(page.getByRole('main').getByLabel("What's on your mind?")).toBeFocused()
})

test('a button of the header that is pressed before the page is alive is heard once it is (E1, B6)', async ({
  page,
}) => {
  await startAsGuest(page)
  let letStart = () => {}
  const pressed = new Promise<void>((resolve) => (letStart = resolve))
  await page.route('**/assets/start-app-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/wins', { waitUntil: 'commit' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Write a thought down' })
  // Those of both widths stand there until the style sheet has come.
  await expect(opener).toHaveCount(1)
  await opener.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letStart()
  const sheet = page.getByRole('dialog', { name: 'A thought' })
  await expect(sheet.getByLabel("What's on your mind?")).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the key for a thought rests while somebody writes (E1)', async ({ page }) => {
  await startAsGuest(page)
  await openTasks(page)
  await quickAdd(page).pressSequentially('Quiet')
  await expect(quickAdd(page)).toHaveValue('Quiet')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('in a sprint a thought is parked by one press or the key, and the sprint goes on where it was (E1, F13) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern', estimatedTime: 2 }])
  const running = await startSprint(page, 'Water the fern')
  const park = running.getByRole('button', { name: 'Write a thought down' })
  const sheet = page.getByRole('dialog', { name: 'A thought' })
  const field = sheet.getByLabel("What's on your mind?")
  const taps = await countTaps(page)
  await park.click()
  expect(await taps()).toBe(1)
  await expect(field).toBeFocused()
  await field.fill('Ring the plumber')
  await field.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(park).toBeFocused()
  await expect(running.locator('[data-digits]')).toHaveText(/^[45]:\d\d$/)

  // Time may be up while somebody writes: they go on writing, and find the end of the sprint below.
  await page.keyboard.press('q')
  await field.pressSequentially('Buy')
  await sleepFor(page, '06:00')
  await page.keyboard.type(' milk')
  await expect(field).toHaveValue('Buy milk')
  await field.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(sprintDone(page)).toBeVisible()
  await expect(
    sprintDone(page)
      .locator(':focus')
      .or(sprintDone(page).and(page.locator(':focus'))),
  ).toHaveCount(1)
})

test('above a phone’s keyboard stand the count and the last thought, and the sheet with all that is in it (E1) @phone-only', async ({
  page,
}) => {
  const height = 667
  const keyboard = 300
  await page.setViewportSize({ width: 375, height })
  await startAsGuest(page)
  await page.goto('/brain-dump')
  const field = page.getByRole('main').getByLabel("What's on your mind?")
  const write = async (thought: string) => {
    await field.fill(thought)
    await field.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: thought })).toBeAttached()
  }
  await write('Milk')
  await write('Ring the plumber')
  await openKeyboard(page, keyboard)
  await expect(page.getByText('2 thoughts. The last: “Ring the plumber”')).toBeVisible()
  await write('The blue book')
  const line = page.getByText('3 thoughts. The last: “The blue book”')
  await expect(line).toBeVisible()
  const lowest = async (target: typeof line) => {
    const box = await target.boundingBox()
    return (box?.y ?? NaN) + (box?.height ?? NaN)
  }
  await expect.poll(() => lowest(line)).toBeLessThanOrEqual(height - keyboard)
  await expect(field).toBeInViewport()
  // Nor does the message of the last one lie over it.
  const message = page.locator('.ui-toast')
  await expect(message).toContainText('Brain dump item added')
  const isClear = async () => {
    const [said, read] = [await message.boundingBox(), await line.boundingBox()]
    return said && read && (said.y + said.height <= read.y || read.y + read.height <= said.y)
  }
  await expect.poll(isClear).toBe(true)

  // The button is there before the data has opened, and a press waits for it.
  const letOpen = await holdStore(page)
  await page.goto('/inspire')
  await expect(page.locator('header a[href="/auth#begin"]').first()).toBeAttached()
  await page.getByRole('banner').getByRole('button', { name: 'Write a thought down' }).click()
  const sheet = page.getByRole('dialog', { name: 'A thought' })
  await letOpen()
  await expect(sheet.getByLabel("What's on your mind?")).toBeFocused()
  await openKeyboard(page, keyboard)
  await expect.poll(() => lowest(sheet)).toBeLessThanOrEqual(height - keyboard)
  await expect
    .poll(() => lowest(sheet.getByRole('button', { name: 'Add' })))
    .toBeLessThanOrEqual(height - keyboard)
})
