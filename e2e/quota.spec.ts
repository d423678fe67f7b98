import { countUnsent, expectAllSent, titlesOnServer } from './support/device-data.ts'
import { messages, openBrainDump } from './support/brain-dump.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect } from './support/journey.ts'
import { writeLongThoughts } from './support/long-thoughts.ts'
import { banner, test } from './support/mail-journey.ts'
import { startConfirmed } from './support/new-email.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'

test('whoever nears their room on the server is told kindly; past it everything stays here, and is sent once there is room @phone', async ({
  page,
  postOffice,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])
  const full = banner(page).getByRole('link', { name: 'Saved here. Your space on the server is full' })
  const nearlyFull = messages(page).getByText('Your space on the server is nearly full.')
  await startConfirmed(page, postOffice)
  await openTasks(page)
  await addTask(page, 'While there is room')
  await expectAllSent(page)

  await writeLongThoughts(page, 80)
  await expect(nearlyFull).toBeVisible()
  await look('told that there is little room')
  await openSettings(page)
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText(
    /Your space on the server: 0\.\d of 1 MB used\./,
  )
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText(
    'It is nearly full. Everything still works.',
  )
  await expect(nearlyFull).toHaveCount(0)
  await look('how much room there is')

  await openTasks(page)
  await writeLongThoughts(page, 30)
  await addTask(page, 'Past the end')
  await expect(full).toBeVisible()
  await look('no room')
  await page.reload()
  await addTask(page, 'And one more')
  await expect(taskNamed(page, 'Past the end')).toBeVisible()
  await expect(full).toBeVisible()
  expect(await countUnsent(page)).toBe(2)
  expect(await titlesOnServer(page)).toEqual(['While there is room'])
  await full.click()
  await expect(page.getByText('Your space on the server: 1 of 1 MB used.')).toBeInViewport()
  await expect(page.getByText('It is full. Everything new stays safe on this device')).toBeInViewport()
  await look('how much room there is, and that it is used up')

  await openBrainDump(page)
  for (let i = 0; i < 3; i += 1) {
    await page
      .getByRole('button', { name: /^Delete “Something/ })
      .first()
      .click()
  }
  await expectAllSent(page)
  await expect(full).toHaveCount(0)
  await expect(banner(page).getByText('Everything is saved')).toBeAttached()
  expect(await titlesOnServer(page)).toEqual(['While there is room', 'Past the end', 'And one more'])
})
