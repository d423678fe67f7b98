import { expect, type Page } from '@playwright/test'
import type { GlimmerServer } from './glimmer-server.ts'
import { fromOurPages, type Person, startSignedIn } from './people.ts'
import { openSettings } from './settings-page.ts'

type Output = Pick<GlimmerServer, 'waitForOutput'>

/** Signs in somebody of ADMIN_EMAILS, where no mail is sent. Their account is made and confirmed where it is not there yet. */
export async function startAsAdmin(page: Page, server: Output, admin: Person): Promise<void> {
  const headers = fromOurPages
  const made = await page.request.post('/api/auth/sign-up/email', { headers, data: admin })
  if (made.ok()) {
    const letter = new RegExp(`"kind":"confirm-email","to":"${admin.email}","link":"[^"]+#confirm=([^"]+)"`)
    const [, token = ''] = await server.waitForOutput(letter)
    const data = { token: decodeURIComponent(token), password: admin.password }
    expect((await page.request.post('/api/auth/confirm-email', { headers, data })).status()).toBe(200)
  }
  await startSignedIn(page, admin)
}

export const adminPanel = (page: Page) => page.getByRole('region', { name: 'Admin Panel' })

export async function openAdminPanel(page: Page): Promise<void> {
  await openSettings(page)
  await expect(adminPanel(page).getByRole('button', { name: /^Total: / })).toBeVisible()
}
