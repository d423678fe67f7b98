import type { Page } from '@playwright/test'
import { findProblemsInThemes } from './support/find-problems.ts'
import { invite } from './support/invite.ts'
import { expect, test as base } from './support/journey.ts'
import { fillNewAccount, newPerson } from './support/people.ts'

// What keeps people safe gets no second try.
base.describe.configure({ retries: 0 })

const invited = base.extend({ serverEnv: { SIGN_UP: 'invite' } })
const closed = base.extend({ serverEnv: { SIGN_UP: 'closed' } })

const joining = (page: Page) => page.getByRole('heading', { name: 'Join Glimmer' })
const guestWay = (page: Page) => page.getByRole('button', { name: 'Continue without an account' })

invited(
  'an invitation makes one account; without one the page says kindly how to get one (B1)',
  async ({ page, server, openDevice }) => {
    await page.goto('/auth#begin')
    await expect(page.getByRole('heading', { name: 'Welcome to Glimmer' })).toBeVisible()
    await expect(page.getByText('New accounts here are by invitation.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toHaveCount(0)
    await expect(guestWay(page)).toBeVisible()
    expect.soft(await findProblemsInThemes(page), 'an invitation is needed').toEqual([])

    const person = newPerson()
    const link = invite(server, person.email)
    const device = await openDevice()
    await device.goto(link)
    await expect(joining(device)).toBeVisible()
    await expect(device.getByLabel('Email')).toHaveValue(person.email)
    await expect(guestWay(device)).toBeVisible()
    await device.reload()
    await fillNewAccount(device, person)
    await device.getByRole('button', { name: 'Create Account' }).click()
    await device.waitForURL('/tasks')

    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This invitation has already been used.')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect(guestWay(page)).toBeVisible()
    expect.soft(await findProblemsInThemes(page), 'a used invitation').toEqual([])
  },
)

invited(
  'an invitation that is not complete, or cannot be looked at just now, says so (B1)',
  async ({ page, server }) => {
    await page.goto('/auth#invite=half-of-it')
    await expect(page.getByRole('alert')).toContainText(
      'This invitation has expired, or its link is not complete.',
    )

    await page.goto('/')
    await page.route('/api/auth/invitation', (route) => route.abort())
    await page.goto(invite(server))
    await expect(page.getByRole('alert')).toContainText('the server can’t be reached right now')
    await expect(guestWay(page)).toBeVisible()
    await page.unroute('/api/auth/invitation')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(joining(page)).toBeVisible()
  },
)

closed(
  'where sign-up is closed, the first page still leads in without an account (B1, B6)',
  async ({ page }) => {
    await page.goto('/auth#begin')
    await expect(page.getByText('This server isn’t taking new accounts at the moment.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Welcome to Glimmer' })).toBeVisible()
    expect.soft(await findProblemsInThemes(page), 'closed').toEqual([])
    await guestWay(page).click()
    await page.waitForURL('/tasks')
  },
)
