import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminPanel, openAdminPanel, startAsAdmin } from '../support/admin.ts'
import type { GlimmerServer } from '../support/glimmer-server.ts'
import type { Screen } from './screens.ts'

/** Whoever the server of these pictures makes an admin. */
export const PICTURED_ADMIN = 'ada@example.org'

const admin = { name: 'Ada', email: PICTURED_ADMIN, password: 'quiet lantern river' }
const others = ['ben.with.a.rather.long.name.in.the.address', 'finch', 'robin', 'wren']

/** Opens something from the panel of an admin, among a few people. */
async function openFrom(page: Page, server: GlimmerServer, button: string | RegExp): Promise<void> {
  await startAsAdmin(page, server, admin)
  for (const [place, name] of others.entries()) {
    const headers = { origin: server.url, 'x-forwarded-for': `10.8.0.${place}`, cookie: '' }
    const data = { name, email: `${name}@example.org`, password: `calm heron ${randomUUID()}` }
    await fetch(new URL('/api/auth/sign-up/email', server.url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  }
  await openAdminPanel(page)
  await adminPanel(page).getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}

/** What an admin finds in the settings. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin-panel',
    async open(page, server) {
      await openFrom(page, server, 'Admin log')
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await adminPanel(page).evaluate((card) => card.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'admin-emails',
    async open(page, server) {
      await openFrom(page, server, /^Total: /)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Find an address').fill('')
      const more = dialog.getByRole('button', { name: 'More about finch@example.org' })
      await more.click()
      const enable = page.getByRole('menuitem', { name: 'Enable account' })
      if (await enable.isVisible()) return
      await page.getByRole('menuitem', { name: 'Disable account' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
      await dialog.getByText('finch@example.org is disabled.').waitFor()
    },
  },
  {
    name: 'admin-question',
    async open(page, server) {
      await openFrom(page, server, /^Active: /)
      await page.getByRole('button', { name: 'More about robin@example.org' }).click()
      await page.getByRole('menuitem', { name: 'Disable account' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-sign-up',
    async open(page, server) {
      await openFrom(page, server, 'Sign-up and invitations')
      await page.getByRole('radio', { name: 'Anybody' }).waitFor()
    },
  },
  {
    name: 'admin-invitation',
    async open(page, server) {
      await openFrom(page, server, 'Sign-up and invitations')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('For this address').fill('lark@example.org')
      await dialog.getByRole('button', { name: 'Make an invitation' }).click()
      await dialog.getByRole('textbox', { name: 'The link' }).waitFor()
    },
  },
  {
    name: 'admin-server',
    async open(page, server) {
      await openFrom(page, server, 'This server')
      await page.getByText('Not tried.').waitFor()
    },
  },
  {
    name: 'admin-log',
    async open(page, server) {
      await openFrom(page, server, 'Admin log')
      await page.getByRole('dialog').getByRole('list', { name: 'Admin log' }).waitFor()
    },
  },
]
