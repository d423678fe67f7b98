import type { Locator, Page } from '@playwright/test'
import { expectAllSent } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import { addTask, chooseFromMenu, openTasks } from './support/tasks-page.ts'

const course = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const entry = (page: Page, name: string, title: string) =>
  course(page, name).getByText(title, { exact: true })
const suggestion = (page: Page) => page.getByRole('dialog', { name: 'How about this?' })
const offer = (page: Page | Locator) => page.getByRole('button', { name: 'Want a small treat?' })
const offers = (page: Page) => page.getByRole('switch', { name: 'Offer me a treat after I finish something' })

async function openMenu(page: Page): Promise<void> {
  await page.goto('/dopamine-menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dopamine menu')
}

async function openNewEntry(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add your own' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to your menu' })
  await expect(dialog.getByLabel('What is it?')).toBeFocused()
  return dialog
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest without a network makes the menu their own, and everything can come back @phone', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await waitUntilKept(page)
    await page.getByRole('link', { name: 'Your dopamine menu' }).click()
    await expect(course(page, 'Starters').getByRole('listitem')).toHaveCount(6)
    await page.context().setOffline(true)

    // What is missing is asked for, and what is written survives a reload.
    const adding = await openNewEntry(page)
    await adding.getByLabel('What is it?').fill('Tea in the good mug')
    await adding.getByRole('button', { name: 'Put it on the menu' }).click()
    await expect(adding.getByText('Please choose a course.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Add your own' }).click()
    await expect(adding.getByText('What you wrote here before is still here.')).toBeVisible()
    await expect(adding.getByLabel('What is it?')).toHaveValue('Tea in the good mug')
    await adding.getByRole('radio', { name: 'Side' }).check()
    await adding.getByLabel('About how many minutes?').fill('4')
    await adding.getByRole('button', { name: 'Put it on the menu' }).click()
    await expect(adding).toBeHidden()
    await expect(course(page, 'Sides').getByRole('listitem').last()).toContainText('Tea in the good mug')

    // One of ours becomes theirs, and one of ours leaves and comes back.
    await chooseFromMenu(page, 'Stretch whatever feels tight', 'Change')
    const changing = page.getByRole('dialog', { name: 'Change this entry' })
    await changing.getByLabel('What is it?').fill('Stretch like a cat')
    await changing.getByRole('radio', { name: 'Side' }).check()
    await changing.getByRole('button', { name: 'Save' }).click()
    await expect(entry(page, 'Sides', 'Stretch like a cat')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More about “Stretch like a cat”' })).toBeFocused()
    await chooseFromMenu(page, 'Hold a warm mug with both hands', 'Take off the menu')
    await expect(course(page, 'Starters').getByRole('listitem')).toHaveCount(4)
    await expect(
      page.getByRole('button', { name: 'More about “Wrap yourself in something soft and close your eyes”' }),
    ).toBeFocused()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(course(page, 'Starters').getByRole('listitem')).toHaveCount(5)

    // What is their own can be taken off, put back, and go for good.
    await chooseFromMenu(page, 'Tea in the good mug', 'Take off the menu')
    const takenOff = page.getByText('Taken off the menu (1)')
    await takenOff.click()
    await page.getByRole('button', { name: 'Put “Tea in the good mug” back' }).click()
    await expect(entry(page, 'Sides', 'Tea in the good mug')).toBeVisible()
    await chooseFromMenu(page, 'Tea in the good mug', 'Take off the menu')
    await takenOff.click()
    await page.getByRole('button', { name: 'Delete “Tea in the good mug”' }).click()
    await expect(takenOff).toHaveCount(0)

    await page.reload()
    await expect(entry(page, 'Sides', 'Stretch like a cat')).toBeVisible()
    await expect(course(page, 'Starters').getByRole('listitem')).toHaveCount(5)
    await expect(course(page, 'Sides').getByRole('listitem')).toHaveCount(6)
  })
})

test('an account has one menu on all devices, and switching offers off on one silences the other', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openMenu(page)
  await chooseFromMenu(page, 'Watch animals being silly', 'Take off the menu')
  const adding = await openNewEntry(page)
  await adding.getByLabel('What is it?').fill('Ten minutes with the tide tables')
  await adding.getByRole('radio', { name: 'Main' }).check()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Mains', 'Ten minutes with the tide tables')).toBeVisible()
  await expectAllSent(page)

  const second = await openDevice()
  await startSignedIn(second, person)
  await openMenu(second)
  await expect(entry(second, 'Mains', 'Ten minutes with the tide tables')).toBeVisible()
  await expect(entry(second, 'Desserts', 'Watch animals being silly')).toHaveCount(0)
  await expect(offers(second)).toBeChecked()
  await offers(second).uncheck()
  await expectAllSent(second)
  await expect(offers(page)).not.toBeChecked()
  await openTasks(page)
  await addTask(page, 'Water the fern')
  await page.getByRole('checkbox', { name: 'Water the fern' }).check()
  await expect(page.getByRole('dialog', { name: 'Well done' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('after a completion the keyboard reaches an offer, takes it and comes back, and the next tick brings none', async ({
  page,
}) => {
  await beginAsGuest(page)
  for (const title of ['Make the bed', 'Ring the bank']) await addTask(page, title)
  const box = page.getByRole('checkbox', { name: 'Ring the bank' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(offer(page)).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(offer(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(suggestion(page).getByRole('button', { name: 'Enjoy it' })).toBeFocused()
  await expect(offer(page)).toHaveCount(0)

  // Short ones first; another one is always another one.
  const shown = suggestion(page).getByRole('status')
  await expect(shown).toContainText(/About [1-5] minutes?/)
  const before = await shown.innerText()
  await suggestion(page).getByRole('button', { name: 'Something else' }).click()
  await expect(shown).not.toHaveText(before)
  await suggestion(page).getByRole('button', { name: 'Enjoy it' }).click()
  await expect(suggestion(page)).toBeHidden()
  await expect(box).toBeFocused()

  await page.getByRole('checkbox', { name: 'Make the bed' }).check()
  await expect(page.getByRole('dialog', { name: 'Well done' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('a finger on the offer leads to the suggestion and from there to the whole menu @phone', async ({
  page,
  hasTouch,
}) => {
  await beginAsGuest(page)
  const field = page.getByLabel('Add a task', { exact: true })
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible()
  const place = await field.boundingBox()
  await addTask(page, 'Make the bed')
  // The field is still where the finger was.
  expect(await field.boundingBox()).toEqual(place)
  await page.getByRole('checkbox', { name: 'Make the bed' }).check()
  await expect(offer(page)).toBeVisible()
  await (hasTouch ? offer(page).tap() : offer(page).click())
  await suggestion(page).getByRole('radio', { name: 'Plenty' }).check()
  await suggestion(page).getByRole('link', { name: 'See the whole menu' }).click()
  await expect(page).toHaveURL('/dopamine-menu')
  await expect(suggestion(page)).toBeHidden()
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(suggestion(page).getByRole('status')).toContainText('About')
})

test('at the end of a sprint a suggestion takes the place of the offer, and what was asked there stays', async ({
  page,
}) => {
  await beginAsGuest(page)
  await page.getByRole('button', { name: '5-minute sprint', exact: true }).click()
  await page.getByRole('button', { name: 'Start 5 minutes' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  const done = page.getByRole('dialog', { name: 'You did it!' })
  await offer(done).press('Enter')
  const shown = done.getByText(/^About \d/)
  await expect(shown).toBeVisible()
  await done.getByRole('button', { name: 'Something else' }).click()
  await expect(shown).toHaveText(/^About (10|[1-5]) minutes?/)
  expect(await findProblemsInThemes(page)).toEqual([])
  await done.getByRole('button', { name: 'Take a Break' }).click()
  await expect(done).toHaveCount(0)
})

test('axe finds nothing to say about the menu and its dialogs, in any theme', async ({ page }) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await beginAsGuest(page)
  await addTask(page, 'Make the bed')
  await page.getByRole('checkbox', { name: 'Make the bed' }).check()
  await offer(page).hover()
  await look('the offer')
  await offer(page).click()
  await expect(suggestion(page)).toBeVisible()
  await look('a suggestion')
  await page.keyboard.press('Escape')

  await openMenu(page)
  await chooseFromMenu(page, 'Watch animals being silly', 'Take off the menu')
  await page.getByText('Taken off the menu (1)').click()
  await look('the menu')
  const adding = await openNewEntry(page)
  await adding.getByRole('button', { name: 'Put it on the menu' }).click()
  await expect(adding.getByText('Please give it a name')).toBeVisible()
  await look('a new entry, with what is asked for')
})
