import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'

/** Buttons of this page that open a dialog, by what they say. */
const OPENING = [
  'Write a thought down',
  'Calm settings',
  'Edit Profile',
  'Change Password',
  'Change Email',
  'Passkeys',
  'One-time codes',
  'Where you are signed in',
  'Reset My Account',
  'Delete Account',
  'Open calm settings',
  'Clear this device',
]
const ON_PHONES = ['Menu']

/** Where the focus is, and whether somebody who looks sees it there. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const { x, y, width, height, bottom } = at.getBoundingClientRect()
    const ringed = [at, at.parentElement, at.parentElement?.parentElement]
    const hasRing = ringed.some((part) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const isOnTop = top !== null && (at.contains(top) || top.contains(at))
    return {
      isPage: at === document.body,
      name: (at.ariaLabel ?? at.innerText).trim(),
      isInMain: at.closest('main') !== null,
      place: [Math.round(y + scrollY), Math.round(x)] as const,
      isSeen: hasRing && isOnTop && y >= 0 && bottom <= innerHeight,
    }
  })
}

/** Opens the dialog behind the focused button, leaves it by Escape, and expects the focus where it was. */
async function openAndLeave(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog, name).toBeVisible()
  const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await expect.poll(isInside, name).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog, name).toHaveCount(0)
  await expect.poll(async () => (await readFocus(page)).name, name).toBe(name)
}

/** Goes through the whole page by Tab. Returns the names of the buttons whose dialogs were opened. */
async function walk(page: Page): Promise<string[]> {
  const opened: string[] = []
  let last = [0, 0] as readonly [number, number]
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    if (stop.isPage) return opened
    expect(stop, stop.name).toMatchObject({ isSeen: true })
    if (stop.isInMain) {
      // From above, and from left to right in a line.
      const [[y, x], [lastY, lastX]] = [stop.place, last]
      expect(y > lastY || (y === lastY && x > lastX), `${stop.name} comes after what is above it`).toBe(true)
      last = stop.place
    }
    if (![...OPENING, ...ON_PHONES].includes(stop.name)) continue
    await openAndLeave(page, stop.name)
    opened.push(stop.name)
  }
}

test('by keys alone each setting is reached in its order, and each dialog opens, closes and gives the focus back, with the largest letters too (I1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startWithAccount(page)
  await openSettings(page)
  expect(await walk(page)).toEqual(OPENING)

  await page.evaluate(() => localStorage.setItem('glimmer:sensory', JSON.stringify({ textSize: 'largest' })))
  await page.setViewportSize({ width: 390, height: 844 })
  await openSettings(page)
  expect((await walk(page)).toSorted()).toEqual([...OPENING, ...ON_PHONES].toSorted())
})
