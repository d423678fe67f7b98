import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'

test('a link leads to the top of its page, and Back and Forward to where a page was scrolled (A1)', async ({
  page,
}) => {
  await beginAsGuest(page)
  const scrolled = () => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)))
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name }).click()
  await go('Inspire')
  const title = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveTitle(/^Inspire/)
  await expect(title).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 700))
  await scrolled().toBe(700)
  await go('Dashboard')
  await expect(page).toHaveURL('/dashboard')
  await scrolled().toBe(0)
  await page.evaluate(() => scrollTo(0, 90))
  await page.goBack()
  await expect(page).toHaveURL('/inspire')
  await scrolled().toBe(700)
  await expect(page).toHaveTitle(/^Inspire/)
  await page.goForward()
  await expect(page).toHaveURL('/dashboard')
  await scrolled().toBe(90)
})

test('whoever goes elsewhere while a page is on its way gets there, and stays when it comes (A1, B6)', async ({
  page,
}) => {
  await beginAsGuest(page)
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/energy-*.js', async (route) => {
    await held
    await route.fallback()
  })
  const asked = page.waitForRequest('**/assets/energy-*.js')
  await page.getByRole('link', { name: 'Your energy in the last weeks' }).click()
  await asked
  await expect(page).toHaveURL('/tasks')
  await page.getByRole('link', { name: 'Look back at what you got done' }).click()
  await expect(page).toHaveURL('/wins')
  const came = page.waitForResponse('**/assets/energy-*.js')
  letCome()
  await (await came).finished()
  await page.goBack()
  await expect(page).toHaveURL('/tasks')
  await page.getByRole('link', { name: 'Your energy in the last weeks' }).click()
  await expect(page).toHaveURL('/energy')
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL('/energy')
})
