import type { Page } from '@playwright/test'
import {
  messages,
  openBrainDump,
  shownThoughts,
  thought,
  thoughtField,
  thoughts,
  writeDown,
} from './support/brain-dump.ts'
import { expect, test } from './support/journey.ts'
import {
  beginAsGuest,
  startAsGuest,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import { expectAllSent, readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { PLENTY, prepareLimit } from './support/limit-room.ts'
import { openTasks, showSteps, stepsOf, taskNamed } from './support/tasks-page.ts'

const TEN = [...'ABCDEFGHIJ'].map((letter) => `Thought ${letter}`)

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest without a network writes down ten thoughts in a row, changes, deletes and undoes, and finds all after a reload (E1, E3)', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await waitUntilKept(page)
    await openBrainDump(page)
    await expect(page.getByRole('heading', { name: 'Your mind is clear' })).toBeVisible()
    await page.context().setOffline(true)

    const add = page.getByRole('button', { name: 'Add', exact: true })
    await expect(add).toBeDisabled()
    await thoughtField(page).focus()
    for (const text of TEN) {
      await page.keyboard.type(`  ${text} `)
      await page.keyboard.press('Enter')
    }
    await expect(thoughtField(page)).toBeFocused()
    await expect(thoughtField(page)).toHaveValue('')
    await expect(thoughts(page)).toHaveCount(10)
    await expect.poll(() => shownThoughts(page)).toEqual(TEN)
    await expect(thoughts(page).last()).toContainText('just now')
    await expect(messages(page)).toContainText('Brain dump item added')
    await expect(messages(page).getByRole('button', { name: 'Close message' })).toHaveCount(1)

    // A line of its own is no new thought yet, and what is written survives.
    await page.keyboard.type('Half a')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('thought')
    await page.reload()
    await expect(thoughtField(page)).toHaveValue('Half a\nthought')
    await expect(thoughts(page)).toHaveCount(10)

    await page.getByRole('button', { name: 'Change “Thought B”', exact: true }).click()
    await expect(page.getByLabel('The thought', { exact: true })).toBeFocused()
    await page.keyboard.type(', and what follows')
    await page.reload()
    await expect(page.getByLabel('The thought', { exact: true })).toHaveValue('Thought B, and what follows')
    await page.getByLabel('The thought', { exact: true }).press('Enter')
    await expect(thought(page, 'Thought B, and what follows')).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Change “Thought B, and what follows”', exact: true }),
    ).toBeFocused()

    await page.getByRole('button', { name: 'Delete “Thought C”', exact: true }).click()
    await expect(thought(page, 'Thought C')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete “Thought D”', exact: true })).toBeFocused()
    await expect(messages(page)).toContainText('Success')
    await expect(messages(page)).toContainText('Brain dump item deleted')
    await page.keyboard.press('Control+z')
    await expect(thought(page, 'Thought C')).toBeVisible()
    await page.reload()
    await expect.poll(() => shownThoughts(page)).toEqual(TEN.with(1, 'Thought B, and what follows'))
  })
})

const triageButton = (page: Page, count: string) =>
  page.getByRole('button', { name: `Triage Inbox (${count})`, exact: true })
const triage = (page: Page) => page.getByRole('region', { name: 'Triage', exact: true })
const button = (page: Page, name: string) => triage(page).getByRole('button', { name, exact: true })

async function expectNow(page: Page, place: string, text: string): Promise<void> {
  await expect(triage(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', place)
  await expect(triage(page).locator('[data-text]')).toHaveText(text)
}

test('pasted lines are asked about once, right there, and become thoughts or stay one (E1)', async ({
  page,
}) => {
  await startAsGuest(page)
  await openBrainDump(page)
  const paste = (text: string) =>
    thoughtField(page).evaluate((field: HTMLTextAreaElement, pasted) => {
      field.focus()
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      document.execCommand('insertText', false, pasted)
    }, text)
  const several = (count: number) => page.getByRole('button', { name: `Add as ${count} thoughts` })

  await paste('- oat milk\n\n* bread\n3. the good tea\n[ ] jam\n')
  await expect(several(4)).toBeVisible()
  await expect(thoughtField(page)).toBeFocused()
  await several(4).click()
  await expect(thoughts(page)).toHaveCount(4)
  await expect.poll(() => shownThoughts(page)).toEqual(['oat milk', 'bread', 'the good tea', 'jam'])
  await expect(thoughtField(page)).toBeFocused()
  await expect(several(4)).toHaveCount(0)

  await paste('first\nsecond')
  await page.getByRole('button', { name: 'Keep as one' }).click()
  await expect(thoughts(page)).toHaveCount(5)
  await expect.poll(async () => (await shownThoughts(page)).at(-1)).toBe('first\nsecond')

  // Lines that were written are asked about at Enter, and a second Enter takes the first answer.
  await page.keyboard.type('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(several(2)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(several(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thoughts(page)).toHaveCount(7)

  // More than go in at once leave the rest in the field.
  await paste(Array.from({ length: 202 }, (_, i) => `line ${i + 1}`).join('\n'))
  await several(200).click()
  await expect(thoughts(page)).toHaveCount(207)
  await expect(thoughtField(page)).toHaveValue('line 201\nline 202')
  await several(2).click()
  await expect(thoughts(page)).toHaveCount(209)
})

test('a guest sorts everything by keyboard alone, takes a slip back, and finds the tasks on /tasks (E2)', async ({
  page,
}) => {
  await startAsGuest(page)
  await openBrainDump(page)
  for (const text of ['Ring the bank', 'Old thought', 'For another day', 'Move house']) {
    await writeDown(page, text)
  }
  await page.getByRole('button', { name: 'Change “Move house”', exact: true }).press('Enter')
  await page.getByLabel('The thought', { exact: true }).press('Shift+Enter')
  await page.keyboard.type('- find boxes')
  await page.keyboard.press('Enter')
  await expect(thought(page, 'Move house\n- find boxes')).toBeVisible()
  await triageButton(page, '4 items').press('Enter')
  await expect(triage(page).getByRole('heading', { name: 'Triage' })).toBeFocused()
  await expectNow(page, '1 of 4', 'Ring the bank')

  await page.keyboard.press('d')
  await expectNow(page, '2 of 4', 'Old thought')
  await expect(triage(page).getByRole('status')).toContainText('2 of 4: Old thought')
  await page.keyboard.press('z')
  await expectNow(page, '1 of 4', 'Ring the bank')

  // The words can be changed before they become a task; keys are letters meanwhile.
  await button(page, 'Change the words').press('Enter')
  await page.keyboard.type(' today, kindly')
  await page.keyboard.press('Enter')
  await expect(triage(page).locator('[data-text]')).toHaveText('Ring the bank today, kindly')
  await expect(button(page, 'Change the words')).toBeFocused()
  await page.keyboard.press('t')
  await expectNow(page, '2 of 4', 'Old thought')
  await expect(triage(page)).toContainText('Added “Ring the bank today, kindly” to your tasks.')
  await page.keyboard.press('d')
  await expectNow(page, '3 of 4', 'For another day')
  await page.keyboard.press('k')
  await expectNow(page, '4 of 4', 'Move house\n- find boxes')
  await page.keyboard.press('ArrowLeft')
  await expectNow(page, '3 of 4', 'For another day')
  await page.keyboard.press('k')
  await expect(triage(page)).toContainText('As a task it will have 1 step')
  await page.keyboard.press('t')

  const note = page.getByText('You’ve looked at everything. 1 thought kept for later.')
  await expect(note).toBeFocused()
  await expect(triage(page)).toHaveCount(0)
  await expect.poll(() => shownThoughts(page)).toEqual(['For another day'])

  // A way out at any time, which changes nothing.
  await triageButton(page, '1 item').press('Enter')
  await expectNow(page, '1 of 1', 'For another day')
  await page.keyboard.press('Escape')
  await expect(triageButton(page, '1 item')).toBeFocused()
  await triageButton(page, '1 item').press('Enter')
  await button(page, 'Delete').press('Enter')
  await expect(page.getByRole('heading', { name: 'Your mind is clear' })).toBeVisible()
  await expect(page.getByText('Everything is sorted.')).toBeFocused()
  // The last choice, too, is taken back by its key.
  await page.keyboard.press('z')
  await expectNow(page, '1 of 1', 'For another day')
  await expect(triage(page).getByRole('heading', { name: 'Triage' })).toBeFocused()
  await button(page, 'Delete').press('Enter')
  await expect(page.getByText('Everything is sorted.')).toBeFocused()

  await page.goto('/tasks')
  await expect(taskNamed(page, 'Ring the bank today, kindly')).toBeVisible()
  await expect(taskNamed(page, 'Move house')).toBeVisible()
  await showSteps(page, 'Move house')
  await expect(stepsOf(page, 'Move house').getByText('find boxes', { exact: true })).toBeVisible()
  const task = {
    isDaily: false,
    timeOfDay: 'anytime',
    completed: false,
    category: 'personal',
    priority: 'medium',
  }
  for (const row of await readDeviceRows(page, 'tasks')) expect(row).toMatchObject(task)
})

test('what another device removes moves the triage on, what is being changed comes back, and one thought makes one task (E2)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openBrainDump(page)
  for (const text of ['One', 'Two', 'Three']) await writeDown(page, text)
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openBrainDump(second)
  await expect(thoughts(second)).toHaveCount(3)

  await triageButton(page, '3 items').click()
  await expectNow(page, '1 of 3', 'One')
  await second.getByRole('button', { name: 'Delete “One”', exact: true }).click()
  await expectNow(page, '1 of 2', 'Two')
  await expect(triage(page).getByText(/^The last thought is no longer on the list/)).toBeVisible()

  await button(page, 'Change the words').click()
  const editing = page.getByLabel('The thought', { exact: true })
  await editing.fill('Two, and more of it')
  await second.getByRole('button', { name: 'Delete “Two”', exact: true }).click()
  await expect(page.getByText(/^This is no longer on the list/)).toBeVisible()
  await expect(editing).toHaveValue('Two, and more of it')
  await editing.press('Enter')
  await expectNow(page, '1 of 2', 'Two, and more of it')
  await expect(thought(second, 'Two, and more of it')).toBeVisible()
  await expect.poll(() => shownThoughts(second)).toEqual(['Two, and more of it', 'Three'])

  // Both make the same thought a task while neither can know of the other.
  await expectAllSent(page)
  await page.context().setOffline(true)
  await second.context().setOffline(true)
  await button(page, 'Make it a Task').click()
  await expectNow(page, '2 of 2', 'Three')
  await second.getByRole('button', { name: 'Make it a Task: “Two, and more of it”' }).click()
  await expect(thoughts(second)).toHaveCount(1)
  await page.context().setOffline(false)
  await second.context().setOffline(false)
  for (const device of [page, second]) {
    await expectAllSent(device)
    await openTasks(device)
    await expect(taskNamed(device, 'Two, and more of it')).toHaveCount(1)
  }
})

test('where the browser has no room left, thoughts, changes and tasks lose no word, and it is said (E3)', async ({
  page,
}) => {
  const limitRoom = await prepareLimit(page)
  await startAsGuest(page)
  await openBrainDump(page)
  await writeDown(page, 'There before')

  await limitRoom(1)
  await thoughtField(page).fill('Without room')
  await thoughtField(page).press('Enter')
  await expect(messages(page)).toContainText('Error')
  await expect(messages(page)).toContainText('Failed to add brain dump item')
  await expect(thoughtField(page)).toHaveValue('Without room')
  await page.getByRole('button', { name: 'Delete “There before”', exact: true }).click()
  await expect(messages(page)).toContainText('Failed to delete brain dump item')
  await page.getByRole('button', { name: 'Change “There before”', exact: true }).click()
  const editing = page.getByLabel('The thought', { exact: true })
  await editing.fill('There before, and after')
  await editing.press('Enter')
  await expect(editing).toHaveValue('There before, and after')
  await page.reload()
  await expect(thoughtField(page)).toHaveValue('Without room')
  await expect(editing).toHaveValue('There before, and after')

  await limitRoom(PLENTY)
  await editing.press('Enter')
  await expect(thought(page, 'There before, and after')).toBeVisible()
  await thoughtField(page).press('Enter')
  await expect(thoughts(page)).toHaveCount(2)
  await page.reload()
  await expect(thoughts(page)).toHaveCount(2)
  await expect.poll(() => shownThoughts(page)).toEqual(['There before, and after', 'Without room'])
})

test('several are chosen and made tasks or deleted at once, and axe finds nothing to say in any theme (E1, E2)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  await startAsGuest(page)
  await openBrainDump(page)
  await look('nothing written yet')
  const nine = [...'ABCDEFGHI'].map((letter) => `Thought ${letter}`)
  await thoughtField(page).fill(nine.join('\n'))
  await thoughtField(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Add as 9 thoughts' })).toBeFocused()
  await look('the question about lines')
  await page.getByRole('button', { name: 'Add as 9 thoughts' }).click()
  await page.getByRole('button', { name: 'Change “Thought A”', exact: true }).click()
  await look('the list, with one being changed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change “Thought A”', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Choose several' }).click()
  const bar = page.getByRole('group', { name: 'Choose several' })
  for (const text of nine.slice(0, 2)) await page.getByRole('checkbox', { name: text }).check()
  await look('choosing')
  await bar.getByRole('button', { name: 'Make 2 tasks' }).click()
  await expect(thoughts(page)).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Choose several' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(thoughts(page)).toHaveCount(9)

  await page.getByRole('button', { name: 'Choose several' }).click()
  await bar.getByRole('button', { name: 'Choose all' }).click()
  await bar.getByRole('button', { name: 'Delete 9' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 9 thoughts?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your mind is clear' })).toBeVisible()
  await messages(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(thoughts(page)).toHaveCount(9)
  await expect.poll(() => shownThoughts(page)).toEqual(nine)

  await triageButton(page, '9 items').click()
  await expectNow(page, '1 of 9', 'Thought A')
  await look('triage')
  await page.getByRole('link', { name: '← Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
