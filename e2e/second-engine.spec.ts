import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { formsOf } from './support/one-form.ts'
import { beginAsGuest } from './support/people.ts'
import { findBySecondEngine } from './support/second-engine.ts'
import { addStep, addTask, chooseFromMenu, openDetails, openNewTask } from './support/tasks-page.ts'

test('the second engine is heard: it finds what is wrong, also behind a dialog that hides it from screen readers alone (A5)', async ({
  page,
}) => {
  await page.setContent(
    `<html lang="en"><title>Wrong</title><main aria-hidden="true"><h1>A page</h1><button>Behind</button></main>
     <div role="dialog" aria-modal="true" aria-label="A dialog">
       <input autocomplete="nonsense" aria-label="Name"><input><img src="x">
     </div></html>`,
  )
  const find = async () => (await findBySecondEngine(page)).map((finding) => finding.split(':', 1)[0])
  const inDialog = ['img_alt_valid', 'input_autocomplete_valid', 'input_label_exists']
  expect((await find()).toSorted()).toEqual(['aria_hidden_nontabbable', ...inDialog])
  await page.locator('main').evaluate((main) => main.setAttribute('inert', ''))
  expect((await find()).toSorted()).toEqual(inDialog)
})

type Look = (where: string) => Promise<void>

const walks: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'what visitors see (A4, A5, A9, B1)': async (page, look) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Start Your Journey' }).first().press('Enter')
    await expect(page.getByRole('dialog', { name: /^Getting Started/ })).toBeVisible()
    await look('the tutorial')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await look('the first page')
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await look('signing up, with every field asked for')
    await page.goto('/privacy')
    await look('the privacy policy')
  },
  'the main screens and dialogs of the app (A5, D6, F1, F4, F5, F6, H1)': async (page, look) => {
    const leave = async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await beginAsGuest(page)
    await addTask(page, 'Water the fern')
    await addStep(page, 'Water the fern', 'Fill the can')
    await look('tasks')
    await page.getByRole('button', { name: 'More about “Water the fern”' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look('the menu of a task')
    await page.keyboard.press('Escape')
    await openNewTask(page)
    await look('a new task')
    await leave()
    await openDetails(page, 'Water the fern')
    await look('details of a task')
    await leave()
    await chooseFromMenu(page, 'Water the fern', 'Delete')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look('the question before deleting')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Calm settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()
    await look('calm settings')
    await leave()

    const open = async (place: string, heading: string | RegExp = place) => {
      await page.getByRole('link', { name: place, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await open('Dashboard', /./)
    await look('the dashboard')
    await open('Brain Dump')
    await look('the brain dump')
    await open('Calendar')
    await look('a month')
    await page.getByRole('button', { name: '+ Event' }).click()
    await expect(page.getByRole('dialog', { name: 'New Event' })).toBeVisible()
    await look('a new event')
    await leave()
    await open('Settings')
    await look('settings')
  },
}

for (const [what, walk] of formsOf(Object.entries(walks))) {
  test(`the second engine finds nothing on ${what}`, async ({ page }) => {
    await walk(page, async (where) => expect.soft(await findBySecondEngine(page), where).toEqual([]))
  })
}
