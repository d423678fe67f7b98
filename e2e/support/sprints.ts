import { expect, type Locator, type Page } from '@playwright/test'

/** What begins a sprint on the tasks page. */
export const sprintButton = (page: Page): Locator =>
  page.getByRole('button', { name: '5-minute sprint', exact: true })
/** A sprint that is tucked away. */
export const sprintPill = (page: Page): Locator => page.getByRole('button', { name: /^Sprint: / })
export const sprintChooser = (page: Page): Locator => page.getByRole('dialog', { name: '5-minute sprint' })
export const sprintDone = (page: Page): Locator => page.getByRole('dialog', { name: 'You did it!' })

/** Begins one with what is offered; resolves when it runs. */
export async function startSprint(page: Page, title: string | RegExp): Promise<Locator> {
  await sprintButton(page).click()
  await sprintChooser(page).getByRole('button', { name: 'Start 5 minutes' }).click()
  const running = page.getByRole('dialog', { name: title })
  await expect(running).toBeVisible()
  return running
}

const DIGITS = '[data-digits], .sprint-pill'

/**
 * The moment, by the page's own clock, at which the shown time says that it will be zero; it lies before the present where it
 * counts up past zero. Read as the digits of a running sprint change: until then a busy page may show what was true some
 * seconds ago.
 */
export async function shownEnd(page: Page): Promise<number> {
  await expect(page.locator(DIGITS)).toBeVisible()
  await page.evaluate((selector) => {
    const read = () => document.querySelector(selector)?.textContent ?? ''
    const before = read()
    delete document.body.dataset['shownEnd']
    const observer = new MutationObserver(() => {
      const [, sign, minutes, seconds] = /^(\+?)(\d+):(\d\d)$/.exec(read()) ?? []
      if (read() === before || seconds === undefined) return
      observer.disconnect()
      const left = (Number(minutes) * 60 + Number(seconds)) * 1_000
      document.body.dataset['shownEnd'] = `${Date.now() + (sign === '+' ? -left : left)}`
    })
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
  }, DIGITS)
  await expect(page.locator('body'), 'the digits go on').toHaveAttribute('data-shown-end')
  return Number(await page.locator('body').getAttribute('data-shown-end'))
}

/** However the time went by, it is the same moment, but for the second that is begun. */
export async function expectSameEnd(page: Page, end: number): Promise<void> {
  await expect(async () => expect(Math.abs((await shownEnd(page)) - end)).toBeLessThan(2_000)).toPass({
    timeout: 60_000,
  })
}
