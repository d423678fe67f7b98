import { readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { addTask, chooseFromMenu } from './support/tasks-page.ts'

test('beside the steps of an everyday thing stands a quiet question whether it comes again, and nothing repeats unless it is pressed @phone', async ({
  page,
}) => {
  await beginAsGuest(page)
  for (const title of ['Water damage claim', 'Water the plants']) await addTask(page, title)
  const repeats = async () => (await readDeviceRows(page, 'tasks')).map(({ repeat }) => repeat)
  const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
  const chip = dialog.getByRole('button', { name: /^Repeat every/ })

  await chooseFromMenu(page, 'Water the plants', 'AI Assist')
  await expect(chip).toHaveText('Repeat every week?')
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  expect(await findProblemsInThemes(page)).toEqual([])
  expect(await repeats()).toEqual([null, null])
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.locator('.ui-toast', { hasText: '“Water the plants” repeats now: Every week on' }),
  ).toBeVisible()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).toBeFocused()
  await expect.poll(async () => (await repeats()).filter((repeat) => repeat !== null)).toHaveLength(1)
  await page.keyboard.press('Escape')

  await chooseFromMenu(page, 'Water damage claim', 'AI Assist')
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expect(chip).toHaveCount(0)
})
