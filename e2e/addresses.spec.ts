import { randomUUID } from 'node:crypto'
import { expect, test } from './support/journey.ts'
import { chooseToBeGuest } from './support/people.ts'

// What the server itself answers is looked at here, not what a service worker keeps of it.

const publicAddresses = [
  '/',
  '/home',
  '/features',
  '/how-it-works',
  '/for-you',
  '/privacy',
  '/terms',
  '/sitemap',
  '/sprints',
  '/check-ins',
  '/ai-helper',
  '/rewards',
  '/adhd',
  '/autism',
  '/executive-dysfunction',
  '/overwhelm',
  '/gentle-productivity',
]
const firstAppAddresses = ['/auth', '/dashboard', '/tasks', '/calendar', '/settings', '/preferences/wizard']

test('every public address answers with its header, footer, title, description and keywords, and never needs scrolling sideways (A1, A2, A6)', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    // Blocking the service worker makes the browser's answer to its registration an empty one.
    const isOurDoing = message.text().includes('the service worker could not be registered')
    if (message.type() === 'error' && !isOurDoing) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const titles = new Map<string, string>()
  const descriptions = new Set<string>()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)

  for (const address of publicAddresses) {
    await page.setViewportSize({ width: 320, height: 640 })
    const answer = await page.goto(address)
    expect.soft(answer?.status(), address).toBe(200)
    await expect.soft(page.getByRole('banner'), address).toBeVisible()
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    const footer = page.getByRole('contentinfo')
    await expect.soft(footer.getByText('Privacy first'), address).toBeVisible()
    await expect.soft(footer.getByText('Made with care'), address).toBeVisible()
    titles.set(address, await page.title())
    const said = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
    descriptions.add((await said('description')) ?? '')
    expect.soft(await said('keywords'), address).toMatch(/\w+, \w+/)

    expect.soft(await width(), `${address}, 320 px wide`).toBeLessThanOrEqual(320)
    // A screen of 1280 × 1024 at 400 percent.
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await width(), `${address}, at 400 percent`).toBeLessThanOrEqual(320)
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { textSize: 'largest', density: 'roomy' })
    })
    expect.soft(await width(), `${address}, largest letters and most space`).toBeLessThanOrEqual(320)
  }

  // Its own title and description on each of them.
  expect([...new Set(titles.values())]).toHaveLength(publicAddresses.length)
  expect([...titles.values()].filter((title) => !title.includes('Glimmer'))).toEqual([])
  expect(descriptions.size).toBe(publicAddresses.length)
  expect(descriptions).not.toContain('')
  expect(problems).toEqual([])
})

test('every address of the app answers by itself, before anything of a person is known (A1, B6)', async ({
  request,
}) => {
  // The list of the build itself, so that no new page is left out.
  const appAddresses = Object.keys((await (await request.get('/pages/app.json')).json()) as object)
  expect(appAddresses).toEqual(expect.arrayContaining(firstAppAddresses))
  for (const address of appAddresses) {
    const answer = await request.get(address)
    const html = await answer.text()
    expect.soft(answer.status(), address).toBe(200)
    expect.soft(html, address).toMatch(/<title>[^<]+ · Glimmer<\/title>/)
    if (address !== '/auth') expect.soft(html, address).toContain('aria-label="Places"')
    expect.soft(html, address).toContain('name="robots" content="noindex"')
  }
})

test('what the build drew of a page is what the device goes on with, without an error (A1, B6)', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await chooseToBeGuest(page)
  for (const address of firstAppAddresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(errors).toEqual([])
})

test("the footer's links lead where they say, and Accessibility to its own words (A6)", async ({ page }) => {
  await page.goto('/features')
  const footer = page.getByRole('contentinfo')
  const targets = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    '/brain-dump',
    '/sprints',
    '/check-ins',
    '/ai-helper',
    '/rewards',
    '/adhd',
    '/autism',
    '/executive-dysfunction',
    '/overwhelm',
    '/gentle-productivity',
    '/privacy',
    '/terms',
    '/sitemap',
    '/sitemap.xml',
    '#accessibility',
  ])
  await footer.getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/features#accessibility')
  await expect(page.locator('#accessibility')).toBeInViewport()
  await expect(page.locator('#accessibility')).toContainText('WCAG 2.2')
  await footer.getByRole('link', { name: 'Overwhelm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When everything is loud at once')
})

test('the call to action of a public page leads to /auth by a full page load (A2)', async ({ page }) => {
  for (const address of ['/sprints', '/check-ins']) {
    await page.goto(address)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByRole('heading', { name: 'Join Glimmer' })).toBeVisible()
    await expect(page).toHaveURL('/auth#begin')
    await expect(page.locator('html[data-same-page]')).toHaveCount(0)
  }
})

test('sitemap.xml is whole XML of addresses that answer, and robots.txt lets everybody in and points to it (A3)', async ({
  page,
  request,
  server,
}) => {
  const xml = await request.get('/sitemap.xml')
  expect(xml.headers()['content-type']).toContain('xml')
  await page.goto('/sitemap')
  const listed = await page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml')
      return [...read.querySelectorAll('parsererror, urlset > url > loc')].map((place) => place.textContent)
    },
    await xml.text(),
  )
  expect(listed.toSorted()).toEqual(publicAddresses.map((address) => server.url + address).toSorted())
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\nCrawl-delay: 1\n\nSitemap: ${server.url}/sitemap.xml\n`,
  )
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${server.url}/sitemap`)
})

test('an unknown address is a 404 that leads home, and the server and the console note it (A4)', async ({
  page,
  server,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  // The server keeps what it said to an earlier try.
  const link = `/tasks/${randomUUID()}`
  const answer = await page.goto(link)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page).toHaveTitle(/Oops! Page not found/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await server.waitForOutput(new RegExp(`"path":"${link}","msg":"unknown address"`))
  await expect.poll(() => said.join('\n')).toContain(`no page at ${link}`)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Mind Works Differently')
})
