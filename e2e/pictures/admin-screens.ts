import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { startSignedIn, startWithAccount } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { Screen } from './screens.ts'

/** Whoever the server of these pictures makes an admin. */
export const PICTURED_ADMIN = 'ada@example.org'

const admin = { name: 'Ada', email: PICTURED_ADMIN, password: 'quiet lantern river' }
const others = ['ben.with.a.rather.long.name', 'finch', 'robin', 'wren']

/** The settings of an admin among a few people. The first picture makes their accounts. */
async function openPanel(page: Page): Promise<void> {
  const { request } = page
  const send = async (path: string, data: object) => {
    const origin = new URL(page.url()).origin
    return request.post(path, { headers: { origin }, data })
  }
  await page.goto('/robots.txt')
  const { password } = admin
  const isThere = (await send('/api/auth/sign-in/email', { email: admin.email, password })).ok()
  if (!isThere) {
    for (const name of others) {
      const email = `${name}@example.org`
      const more = { 'x-forwarded-for': `10.8.0.${others.indexOf(name)}` }
      const origin = new URL(page.url()).origin
      const headers = { origin, ...more }
      const data = { name, email, password: `calm heron ${randomUUID()}` }
      await request.post('/api/auth/sign-up/email', { headers, data })
    }
  }
  await send('/api/auth/sign-out', {})
  await (isThere ? startSignedIn(page, admin) : startWithAccount(page, admin))
  await openSettings(page)
  await expect(panel(page).getByRole('button', { name: /^Total: / })).toBeVisible()
}

const panel = (page: Page) => page.getByRole('region', { name: 'Admin Panel' })

async function openFromPanel(page: Page, button: string | RegExp): Promise<void> {
  await openPanel(page)
  await panel(page).getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** What an admin finds in the settings. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin-panel',
    async open(page) {
      await openPanel(page)
      await panel(page).evaluate((card) => card.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'admin-emails',
    async open(page) {
      await openFromPanel(page, /^Total: /)
      const dialog = page.getByRole('dialog')
      await dialog.getByText('robin@example.org', { exact: true }).waitFor()
      const more = dialog.getByRole('button', { name: 'More about finch@example.org' })
      await more.click()
      const enable = page.getByRole('menuitem', { name: 'Enable account' })
      if (await enable.isVisible()) return
      await page.getByRole('menuitem', { name: 'Disable account' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
      await dialog.getByText('finch@example.org is disabled.').waitFor()
      await more.click()
    },
  },
  {
    name: 'admin-question',
    async open(page) {
      await openFromPanel(page, /^Active: /)
      await page.getByRole('button', { name: 'More about robin@example.org' }).click()
      await page.getByRole('menuitem', { name: 'Disable account' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-sign-up',
    async open(page) {
      await openFromPanel(page, 'Sign-up and invitations')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Anybody' }).waitFor()
    },
  },
  {
    name: 'admin-invitation',
    async open(page) {
      await openFromPanel(page, 'Sign-up and invitations')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('For this address').fill('lark@example.org')
      await dialog.getByRole('button', { name: 'Make an invitation' }).click()
      await dialog.getByRole('textbox', { name: 'The link' }).waitFor()
    },
  },
  {
    name: 'admin-server',
    async open(page) {
      await openFromPanel(page, 'This server')
      await page.getByText('Not tried.').waitFor()
    },
  },
  {
    name: 'admin-log',
    async open(page) {
      await openFromPanel(page, 'Admin log')
      await page.getByRole('dialog').getByRole('list', { name: 'Admin log' }).waitFor()
    },
  },
]
