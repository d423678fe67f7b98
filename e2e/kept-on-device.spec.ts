import { expectAllSent, ownerOf } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { expectNothingLeft } from './support/left-on-device.ts'
import { beginAsGuest, newPerson, startWithAccount, waitUntilKept } from './support/people.ts'
import { sprintPill, startSprint } from './support/sprints.ts'
import { addTask, chooseFromMenu, openTasks, quickAdd } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

test.describe('where the app is kept for the time without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('who signs out leaves nothing in either tab but what belongs to the device (B4)', async ({
    page,
    context,
  }) => {
    const person = await startWithAccount(page, newPerson('Wren'))
    await openTasks(page)
    const owner = await ownerOf(page)
    await waitUntilKept(page)
    await addTask(page, 'Answer the letter')
    await expectAllSent(page)
    await startSprint(page, 'Answer the letter')
    await page.keyboard.press('Escape')
    await expect(sprintPill(page)).toBeVisible()
    await quickAdd(page).fill('Half a thought')
    const second = await context.newPage()
    await openTasks(second)
    await chooseFromMenu(second, 'Answer the letter', 'Rename')
    await second.getByLabel('New name for “Answer the letter”').fill('Answer it gently')
    const inStorage = await second.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    for (const trace of ['Half a thought', 'Answer the letter', 'Answer it gently', person.email]) {
      expect(inStorage).toContain(trace)
    }
    // What a tab was about to keep as the other one left.
    await second.evaluate((name) => {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'glimmer:sign-out-pending' && newValue) localStorage.setItem(name, '{}')
      })
    }, `glimmer:own:${owner}:next-thing`)

    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
    await expect(question).toContainText('Something you began to write here is not saved yet.')
    await question.getByRole('button', { name: 'Sign out and clear' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(second).toHaveURL('/auth')
    const traces = [
      owner,
      person.email,
      person.name,
      'Half a thought',
      'Answer the letter',
      'Answer it gently',
    ]
    await expectNothingLeft(page, traces)
    await expectNothingLeft(second, traces)
  })
})

test('what an earlier version kept is there: a draft, the looks from the first paint, and what was seen', async ({
  page,
}) => {
  await beginAsGuest(page)
  await expect(quickAdd(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('glimmer.sensory', JSON.stringify({ theme: 'low' }))
    localStorage.setItem('glimmer-tutorial-completed', 'true')
    localStorage.setItem('glimmer:draft:quick-add.guest', 'Water the f')
    localStorage.setItem('glimmer:draft:brain-dump.guest', 'first\nsecond')
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'low')
  await expect(page.locator('html')).toHaveAttribute('data-tutorial', 'done')
  await expect(quickAdd(page)).toHaveValue('Water the f')
  await page.goto('/brain-dump')
  await expect(page.getByRole('textbox').first()).toHaveValue('first\nsecond')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'low')
  const old = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => /^glimmer[.-]|:draft:/.test(name)),
  )
  expect(old).toEqual([])
})
