import { expect, test } from './support/journey.ts'
import { waitUntilKept, startAsGuest } from './support/people.ts'
import { sharedAddress } from './support/share.ts'

// It proves a promise of docs/security.md: no second try.
test.describe.configure({ retries: 0 })

test('what another app shares stands in the field, also after a reload, and one press makes it a thought (E1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await page.goto(sharedAddress)
  const field = page.getByRole('main').getByLabel("What's on your mind?")
  await expect(field).toHaveValue('A soup for Sam https://soup.example')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('What you shared is in the box. Press Add to keep it.')
  await expect(page).toHaveURL('/brain-dump')
  // A link alone, which anybody can send, adds nothing.
  await expect(page.getByRole('heading', { name: 'Your mind is clear' })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('A soup for Sam https://soup.example')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A soup for Sam https://soup.example' }),
  ).toBeVisible()
  await expect(field).toHaveValue('')
})

test.describe('where the app is kept for the time without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is shared before anybody is in, without a network, waits for whoever comes in (B4, E1)', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await waitUntilKept(page)
    await context.setOffline(true)
    await page.goto(sharedAddress)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText('What you shared is kept on this device.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Continue without an account' }).click()
    await expect(page).toHaveURL('/brain-dump')
    await expect(page.getByRole('main').getByLabel("What's on your mind?")).toHaveValue(
      'A soup for Sam https://soup.example',
    )
  })
})
