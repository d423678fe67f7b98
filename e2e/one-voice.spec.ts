import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { watchCovered } from './support/covered.ts'
import { formsOf } from './support/one-form.ts'
import { beginAsGuest, startAsGuest } from './support/people.ts'
import { openKeyboard } from './support/phone-keyboard.ts'
import { seedTasks } from './support/seed-tasks.ts'
import {
  addTask,
  chooseFromMenu,
  deleteTask,
  quickAdd,
  showEverything,
  showSteps,
} from './support/tasks-page.ts'

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })
const messages = (page: Page) => page.locator('.ui-toast')
const kindWords = (page: Page) => page.getByRole('dialog', { name: 'Well done' })

test('a tick says one thing, with Undo in it; unticking takes it away, and so does the next thing done (F3)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await addTask(page, 'Make the bed')
  await box(page, 'Make the bed').check()
  await expect(kindWords(page)).toContainText('“Make the bed” is done.')
  await expect(messages(page)).toHaveCount(1)
  await box(page, 'Make the bed').uncheck()
  await expect(messages(page)).toHaveCount(0)

  await box(page, 'Make the bed').check()
  await expect(kindWords(page)).toContainText('“Make the bed” is done.')
  await box(page, 'Water the fern').check()
  await expect(kindWords(page)).toContainText('“Water the fern” is done.')
  await expect(messages(page)).toHaveCount(1)
  await addTask(page, 'Ring the bank')
  await expect(messages(page)).toHaveCount(0)

  // It went, and can be undone all the same.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box(page, 'Water the fern')).not.toBeChecked()

  // What says so stands over no task, the one that came back least of all.
  await expect(messages(page)).toContainText('Undone')
  const compare = await watchCovered(page)
  const { names, covered } = await compare('.task-row')
  expect(names).toHaveLength(3)
  expect(covered).toEqual([])
})

const keyboard = 260
const narrow = [
  { width: 320, height: 640, textSize: 'largest' },
  { width: 390, height: 844, textSize: 'normal' },
]
const wide = [
  { width: 768, height: 1024, textSize: 'normal' },
  { width: 1280, height: 800, textSize: 'normal' },
]

for (const { width, height, textSize } of [...formsOf(narrow), ...formsOf(wide)]) {
  test(`no message covers what has the focus, what was just used, or a dialog’s choices, at ${width} × ${height} (A2, F3)`, async ({
    page,
  }) => {
    await page.addInitScript(
      (size) => localStorage.setItem('glimmer:sensory', JSON.stringify({ textSize: size })),
      textSize,
    )
    await page.setViewportSize({ width, height })
    await startAsGuest(page)
    const made = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await seedTasks(
      page,
      Array.from({ length: 9 }, (_, at) => ({
        title: `Thing ${at + 1}`,
        steps: at === 0 ? [{ title: 'A step' }] : [],
        ...(at > 5 && { createdAt: made(20 + at) }),
      })),
    )
    await showEverything(page)
    const compare = await watchCovered(page)
    /** What is done brings a message that covers nothing in use. */
    const expectClear = async (what: string, words: string | RegExp, others?: string) => {
      await expect(messages(page).last(), what).toContainText(words)
      // It may still be on its way, and so may the focus.
      await expect(async () => {
        const { messages: shown, names, covered } = await compare(others)
        expect(shown, `messages: ${what}`).not.toBe(0)
        expect(names, `compared: ${what}`).not.toEqual([])
        expect(covered, `under a message: ${what}`).toEqual([])
      }).toPass({ timeout: 30_000 })
    }
    const lowest = async (title: string) => {
      await box(page, title).evaluate((one) =>
        scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 110),
      )
      return box(page, title)
    }

    await (await lowest('Thing 3')).check()
    await expectClear('a row is ticked', '“Thing 3” is done.')
    await (await lowest('Thing 6')).check()
    await expectClear('another is ticked where the message stands', '“Thing 6” is done.')
    if (width >= 1024) {
      // Where it stands well it stays, wherever one looks next.
      const toaster = page.locator('.ui-toaster')
      const place = (await toaster.getAttribute('data-place')) ?? ''
      expect(place).not.toBe('first')
      await page.evaluate(() => {
        const boxes = [...document.querySelectorAll<HTMLElement>('.task-row > .ui-check .ui-check-input')]
        const isMiddle = ({ y }: DOMRect) => y > innerHeight * 0.4 && y < innerHeight * 0.6
        boxes.find((one) => isMiddle(one.getBoundingClientRect()))?.focus({ preventScroll: true })
      })
      await expect(page.locator('.task-row :focus')).toHaveCount(1)
      await expect(toaster).toHaveAttribute('data-place', place)
    }
    await quickAdd(page).focus()
    await expectClear('the field has the focus', '“Thing 6” is done.')
    if (width < 768) {
      await openKeyboard(page, keyboard)
      const lowest = async () => {
        const shown = await messages(page).last().boundingBox()
        return (shown?.y ?? NaN) + (shown?.height ?? NaN)
      }
      await expect.poll(lowest).toBeLessThanOrEqual(height - keyboard)
      await expectClear('a keyboard is open', '“Thing 6” is done.')
      await showSteps(page, 'Thing 1')
      await box(page, 'Thing 5').check()
      await page.getByLabel('New step of “Thing 1”').focus()
      await expectClear('a step is written above a keyboard', '“Thing 5” is done.')
      await openKeyboard(page, 0)
    }

    await addTask(page, 'Ring the bank')
    await chooseFromMenu(page, 'Thing 2', 'Snooze')
    await page.getByRole('dialog').getByRole('button', { name: 'Snooze', exact: true }).click()
    await expectClear('a row is snoozed', /Thing 2/)
    await deleteTask(page, 'Thing 4')
    await expectClear('a row is deleted', /Thing 4/)

    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(page.getByRole('textbox', { name: 'Find a task' })).toBeFocused()
    await page.keyboard.type('bank')
    await expect(page.locator('.task-row')).toHaveCount(1)
    await box(page, 'Ring the bank').check()
    await expectClear('a hit of the search is ticked', '“Ring the bank” is done.', '.task-row, [role=search]')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Go through what is old (3)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Go through what is old' })
    await dialog.getByRole('button', { name: 'Let it go' }).click()
    await expectClear('a dialog’s choice is made', /Thing 9/, '[role=dialog] button:not([aria-label])')
    await page.goto('/recently-deleted')
    await page.getByRole('button', { name: 'Put back “Thing 4”' }).click()
    await expectClear('a row is put back', '“Thing 4” is back.')

    await page.goto('/brain-dump')
    for (const thought of ['Oat milk', 'The boiler']) {
      await page.getByLabel("What's on your mind?").fill(thought)
      await page.keyboard.press('Enter')
      await expectClear('a thought is written down', 'Brain dump item added')
    }
    await page.getByRole('button', { name: 'Triage Inbox (2 items)' }).click()
    await page.getByRole('button', { name: 'Make it a Task' }).click()
    // A triage says it itself, in its own line.
    await expect(page.locator('[data-said]')).toContainText('Added “Oat milk”')
    await expect(messages(page)).toHaveCount(0)
  })
}
