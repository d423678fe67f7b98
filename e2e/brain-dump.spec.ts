import {
  messages,
  openBrainDump,
  shownThoughts,
  thought,
  thoughtField,
  thoughts,
} from './support/brain-dump.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, waitUntilKept } from './support/people.ts'

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
    expect(await shownThoughts(page)).toEqual(TEN)
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
    expect(await shownThoughts(page)).toEqual(TEN.with(1, 'Thought B, and what follows'))
  })
})
