import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { eventOn, type SeededEvent, seedEvents } from './support/seed-events.ts'
import { seedTasks } from './support/seed-tasks.ts'

const NOW = new Date('2026-11-24T09:35:00')

async function openCalendar(page: Page, events: readonly SeededEvent[], view: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await startAsGuest(page)
  await seedEvents(page, events)
  if (view !== 'month') await page.goto(`/calendar?view=${view}&date=2026-11-24`)
  await page.locator('[data-drags]').first().waitFor({ state: 'attached' })
}

const dayOf = (page: Page, name: string) => page.getByRole('region', { name }).filter({ visible: true })

async function middleOf(place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to be seen here.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height }
}

/** How high an hour is, by an event of an hour: 3 px of it are the gap to the next. */
async function hourOf(event: Locator): Promise<number> {
  return ((await event.boundingBox())?.height ?? 0) + 3
}

test('by mouse an event goes to another day and time, and becomes longer; Escape puts it back, and Undo does (H1)', async ({
  page,
}) => {
  await openCalendar(page, [eventOn('2026-11-24', 'Dentist', ['10:00', '11:00'])], 'week')
  const tuesday = dayOf(page, 'Today, Tuesday 24 November')
  const wednesday = dayOf(page, 'Wednesday 25 November')
  const dentist = page.getByRole('button', { name: /^Dentist/ }).filter({ visible: true })
  const hour = await hourOf(dentist)
  const to = await middleOf(wednesday)
  const from = await middleOf(dentist)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, from.y + hour / 2, { steps: 4 })
  await expect(page.getByText('Wednesday 25 November, 10:30 to 11:30')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText('Wednesday 25 November, 10:30 to 11:30')).toBeHidden()
  await expect(tuesday.getByRole('button', { name: 'Dentist, 10:00 to 11:00' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, from.y + hour / 2, { steps: 4 })
  await page.mouse.up()
  await expect(wednesday.getByRole('button', { name: 'Dentist, 10:30 to 11:30' })).toBeVisible()
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible()

  const moved = await middleOf(dentist)
  await page.mouse.move(moved.x, moved.bottom - 4)
  await page.mouse.down()
  await page.mouse.move(moved.x, moved.bottom - 4 + hour, { steps: 4 })
  await page.mouse.up()
  await expect(wednesday.getByRole('button', { name: 'Dentist, 10:30 to 12:30' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(wednesday.getByRole('button', { name: 'Dentist, 10:30 to 11:30' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(tuesday.getByRole('button', { name: 'Dentist, 10:00 to 11:00' })).toBeVisible()
})

test('in the month an event is dragged to another day; of a series one is asked how much (H1)', async ({
  page,
}) => {
  const choir = {
    ...eventOn('2026-11-24', 'Choir', ['19:00', '20:30']),
    recurrence: 'FREQ=WEEKLY;COUNT=2',
    recurrenceEnd: '2026-12-01T19:00:00',
  }
  await openCalendar(page, [eventOn('2026-11-10', 'Bin day'), choir], 'month')
  const day = (date: string) => page.locator(`[data-day="${date}"]`)
  const drag = async (from: Locator, date: string) => {
    const end = await middleOf(day(date))
    const start = await middleOf(from)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
  }
  await drag(page.getByRole('button', { name: 'Bin day, All day', exact: true }), '2026-11-12')
  await expect(day('2026-11-12')).toHaveAccessibleName('Thursday 12 November, 1 event; Bin day, All day')
  await expect(day('2026-11-10')).toHaveAccessibleName('Tuesday 10 November, no events')

  await drag(page.getByRole('button', { name: /^Choir/ }).first(), '2026-11-26')
  const question = page.getByRole('dialog', { name: 'Change which ones?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(day('2026-11-24')).toHaveAccessibleName(/Choir/)

  await drag(page.getByRole('button', { name: /^Choir/ }).first(), '2026-11-26')
  await question.getByRole('radio', { name: 'Only this one' }).check()
  await question.getByRole('button', { name: 'Save Changes' }).click()
  await expect(day('2026-11-26')).toHaveAccessibleName(/Choir, 19:00 to 20:30/)
  await expect(day('2026-12-01')).toHaveAccessibleName(/Choir, 19:00 to 20:30/)
})

test('by keys an event is moved step by step, each step is said, Escape leaves it where it was, and the focus stays with it (H1)', async ({
  page,
}) => {
  await openCalendar(page, [eventOn('2026-11-24', 'Dentist', ['10:00', '11:00'])], 'day')
  const today = dayOf(page, 'Today, Tuesday 24 November')
  const openMove = async () => {
    await today.getByRole('button', { name: /^Dentist/ }).focus()
    await page.keyboard.press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit Event' })
    await edit.getByRole('button', { name: 'Move in steps' }).focus()
    await page.keyboard.press('Enter')
    await expect(move.getByRole('button', { name: '15 minutes earlier' })).toBeFocused()
  }
  const move = page.getByRole('dialog', { name: 'Move “Dentist”' })
  await openMove()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(move.getByRole('status')).toHaveText('Tuesday 24 November, 10:30 to 11:15')
  await page.keyboard.press('Escape')
  await expect(today.getByRole('button', { name: 'Dentist, 10:00 to 11:00' })).toBeFocused()

  await openMove()
  await page.keyboard.press('ArrowDown')
  await move.getByRole('button', { name: 'Move it here' }).press('Enter')
  await expect(today.getByRole('button', { name: 'Dentist, 10:15 to 11:15' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(today.getByRole('button', { name: 'Dentist, 10:00 to 11:00' })).toBeFocused()

  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Edit Event' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter')
  await expect(page.getByText('Event deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Control+z')

  await openMove()
  await page.keyboard.press('ArrowRight')
  await move.getByRole('button', { name: '15 minutes later' }).click()
  await expect(move.getByRole('status')).toHaveText('Wednesday 25 November, 10:15 to 11:15')
  await move.getByRole('button', { name: 'Move it here' }).click()
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible()
  await expect(today.getByRole('button', { name: /^Dentist/ })).toBeHidden()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(
    dayOf(page, 'Wednesday 25 November').getByRole('button', { name: 'Dentist, 10:15 to 11:15' }),
  ).toBeVisible()
})

test('a finger scrolls the day, swipes to the next, and moves an event after a long press; held still, the steps open (H1) @phone-only', async ({
  page,
}) => {
  await openCalendar(page, [eventOn('2026-11-24', 'Dentist', ['10:00', '11:00'])], 'day')
  const today = dayOf(page, 'Today, Tuesday 24 November')
  const dentist = today.getByRole('button', { name: /^Dentist/ })
  const hour = await hourOf(dentist)
  const { x, y } = await middleOf(dentist)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number, across = x) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: across, y: at }],
    })
  // One after the other without a way back to this process: how long a finger stays is part of what it means.
  const stroke = (...[first, ...others]: (readonly [across: number, at: number])[]) =>
    Promise.all([
      ...(first ? [touch('touchStart', first[1], first[0])] : []),
      ...others.map(([across, at]) => touch('touchMove', at, across)),
      touch('touchEnd'),
    ])

  await touch('touchStart', y)
  await expect(dentist).toHaveAttribute('data-dragged')
  await touch('touchMove', y + hour / 2)
  await touch('touchMove', y + hour)
  await touch('touchEnd')
  await expect(today.getByRole('button', { name: 'Dentist, 11:00 to 12:00' })).toBeVisible()

  const again = await middleOf(dentist)
  await stroke([x, again.y], [x, again.y - 60], [x, again.y - 120])
  await expect(today.getByRole('button', { name: 'Dentist, 11:00 to 12:00' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const held = await middleOf(dentist)
  await touch('touchStart', held.y)
  await expect(dentist).toHaveAttribute('data-dragged')
  await touch('touchEnd')
  await expect(page.getByRole('dialog', { name: 'Move “Dentist”' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const swipe = (from: number, to: number) => {
    const at = held.y + 40
    return stroke([from, at], [(from + to) / 2, at], [to, at])
  }
  await swipe(x + 80, x - 80)
  await expect(page.getByRole('heading', { name: 'Wednesday 25 November' })).toBeVisible()
  await swipe(x - 80, x + 80)
  await expect(page.getByRole('heading', { name: 'Tuesday 24 November', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Month' }).click()
  await swipe(x - 80, x + 80)
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
})

test('today’s tasks stand beside the events, and what waits for a day under that day; ticking there is ticking them (F2, H1) @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Post the letter' },
    { title: 'Water the plants' },
    { title: 'Call Sam' },
    { title: 'Hoover the stairs' },
    { title: 'Pay the rent', dueDate: '2026-11-27' },
  ])
  await page.goto('/calendar?view=day&date=2026-11-24')
  const today = dayOf(page, 'Today, Tuesday 24 November')
  const tasks = today.getByRole('list', { name: 'Tasks' })
  await expect(tasks.getByRole('checkbox')).toHaveCount(3)
  await expect(today.getByRole('link', { name: '1 more task' })).toBeVisible()
  const box = tasks.getByRole('checkbox').first()
  const title = (await box.getAttribute('aria-label')) ?? ''
  await box.check()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()

  await page.goto('/calendar?view=month&date=2026-11-27')
  const friday = page.getByRole('region', { name: 'Friday 27 November' })
  await expect(friday.getByRole('checkbox', { name: 'Pay the rent' })).toBeVisible()
  await page.goto('/tasks')
  await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
  await page.goto('/wins')
  await expect(page.getByText(title)).toBeVisible()
})
