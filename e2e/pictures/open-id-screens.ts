import type { Page } from '@playwright/test'
import type { OpenIdProviderOnLoopback } from '../../apps/server/test/open-id-provider.ts'
import { newPerson } from '../support/people.ts'
import type { Screen } from './screens.ts'

/** Coming in with an OpenID provider, and an account that has no other way in. */
export function openIdScreens({ people }: Pick<OpenIdProviderOnLoopback, 'people'>): Screen[] {
  const carryOn = (page: Page) => page.getByRole('button', { name: 'Continue with Example House' })
  const openSettings = async (page: Page) => {
    const { email } = newPerson()
    people.set(email, { name: 'Robin', email, email_verified: true })
    await page.goto('/auth')
    await carryOn(page).click()
    await page.getByRole('button', { name: email }).click()
    await page.waitForURL('/tasks')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Set a password' }).scrollIntoViewIfNeeded()
  }
  const screens: Omit<Screen, 'server'>[] = [
    {
      name: 'open-id-auth',
      async open(page) {
        await page.goto('/auth')
        await carryOn(page).waitFor()
      },
    },
    {
      name: 'open-id-begin',
      async open(page) {
        await page.goto('/auth#begin')
        await carryOn(page).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'open-id-away',
      async open(page) {
        await page.route('/api/auth/open-id/start', (route) => route.abort())
        await page.goto('/auth')
        await carryOn(page).click()
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'open-id-turned-back',
      async open(page) {
        await page.goto('/auth')
        await carryOn(page).click()
        await page.getByRole('button', { name: 'Turn back' }).click()
        await page.getByText('You turned back on the way.').waitFor()
      },
    },
    {
      name: 'open-id-arriving',
      async open(page) {
        await page.route('/api/auth/open-id/finish', () => {})
        await page.goto('/auth?code=a&state=b')
        await page.getByRole('heading', { name: 'One moment' }).waitFor()
      },
    },
    { name: 'open-id-settings', open: openSettings },
    {
      name: 'open-id-set-password',
      async open(page) {
        await openSettings(page)
        await page.getByRole('button', { name: 'Set a password' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'open-id-delete',
      async open(page) {
        await openSettings(page)
        await page.getByRole('button', { name: 'Delete Account' }).click()
        await page
          .getByRole('dialog')
          .getByLabel(/DELETE/)
          .fill('DELETE')
      },
    },
  ]
  return screens.map((screen) => ({ ...screen, server: 'openId' }))
}
