import type { Page } from '@playwright/test'
import { expect, test } from './support/ui-page.ts'

const focused = (page: Page) => page.locator(':focus')
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test.describe('dialog', () => {
  test('opens from the keyboard on its first field, keeps the focus, and gives it back on Escape', async ({
    openUi,
  }) => {
    const page = await openUi()
    const opener = page.getByRole('button', { name: 'Dialog', exact: true })
    await opener.focus()
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Task Details' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription('Change what you like; the rest stays.')
    await expect(focused(page)).toHaveAccessibleName('Minutes')

    const order: string[] = []
    for (let step = 0; step < 5; step++) {
      await press(page, 'Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      order.push(
        await focused(page).evaluate((node) => node.getAttribute('aria-label') ?? node.textContent ?? ''),
      )
    }
    expect(order.slice(0, 3)).toEqual(['Cancel', 'Save Changes', 'Close'])
    await press(page, 'Shift+Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)

    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('leaves by its button and by a press outside; a decision has no close button and stays on Escape and a press outside', async ({
    openUi,
  }) => {
    const page = await openUi()
    const dialog = page.getByRole('dialog', { name: 'Task Details' })
    await page.getByRole('button', { name: 'Dialog', exact: true }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Dialog', exact: true }).click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Decision' }).click()
    const decision = page.getByRole('dialog', { name: 'How was the sprint?' })
    await expect(decision).toBeVisible()
    await expect(decision.getByRole('button')).toHaveText(['Good enough'])
    await press(page, 'Escape')
    await page.mouse.click(5, 5)
    await expect(decision).toBeVisible()
    await decision.getByRole('button', { name: 'Good enough' }).click()
    await expect(decision).toBeHidden()
  })
})

test.describe('confirm', () => {
  test('puts the focus on the safe answer, and Escape is the safe answer', async ({ openUi }) => {
    const page = await openUi()
    const opener = page.getByRole('button', { name: 'Confirm' })
    await opener.focus()
    await press(page, 'Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Delete Task?' })
    await expect(dialog).toHaveAccessibleDescription('Delete "Cook dinner"? This action cannot be undone.')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Left as it was')).toBeVisible()
    await expect(opener).toBeFocused()
  })

  test('agrees by keyboard', async ({ openUi }) => {
    const page = await openUi()
    await page.getByRole('button', { name: 'Confirm' }).focus()
    await press(page, 'Enter')
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press(page, 'Tab', 'Enter')
    await expect(page.getByText('Agreed')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })
})

test('a drawer keeps the focus inside and gives it back', async ({ openUi }) => {
  const page = await openUi()
  for (const name of ['Bottom drawer', 'Side drawer']) {
    const opener = page.getByRole('button', { name })
    await opener.focus()
    await press(page, 'Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    for (let step = 0; step < 4; step++) {
      await press(page, 'Tab')
      await expect(drawer.locator(':focus')).toHaveCount(1)
    }
    await press(page, 'Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test.describe('menu', () => {
  test('opens on its first entry, moves with arrows, first letters, Home and End, and gives the focus back', async ({
    openUi,
  }) => {
    const page = await openUi()
    const opener = page.getByRole('button', { name: 'More about Cook dinner' })
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.focus()
    await press(page, 'Enter')
    const menu = page.getByRole('menu', { name: 'More about Cook dinner' })
    await expect(menu.getByRole('menuitem', { name: 'Snooze' })).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await press(page, 'ArrowDown')
    await expect(menu.getByRole('menuitem', { name: /AI Assist/ })).toBeFocused()
    await press(page, 'End')
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await press(page, 'Home')
    await expect(menu.getByRole('menuitem', { name: 'Snooze' })).toBeFocused()
    await press(page, 'd')
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await press(page, 'Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  test('does what is chosen, and an arrow key opens it too', async ({ openUi }) => {
    const page = await openUi()
    const opener = page.getByRole('button', { name: 'More about Cook dinner' })
    await opener.focus()
    await press(page, 'ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Snooze' })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.locator('output')).toHaveText('Snooze')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a second press on its button closes it, and so does a press elsewhere', async ({ openUi }) => {
    const page = await openUi()
    const opener = page.getByRole('button', { name: 'More about Cook dinner' })
    await opener.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await opener.click()
    await expect(page.getByRole('menu')).toBeHidden()
    await opener.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('scrolls to its end in a window that does not hold it, and stays there', async ({ openUi }) => {
    const page = await openUi()
    await page.setViewportSize({ width: 390, height: 180 })
    await page.getByRole('button', { name: 'More about Cook dinner' }).click()
    const menu = page.getByRole('menu')
    const wasScrolled = menu.evaluate(
      (box) => new Promise((resolve) => box.addEventListener('scroll', () => resolve(true), { once: true })),
    )
    await menu.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await wasScrolled
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
    await menu.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.locator('output')).toHaveText('Delete')
  })
})

test.describe('tabs', () => {
  test('one stop for Tab, arrows change the panel', async ({ openUi }) => {
    const page = await openUi()
    const tabs = page.getByRole('tablist', { name: 'Calendar views' })
    await tabs.getByRole('tab', { name: 'Month' }).focus()
    await press(page, 'ArrowRight')
    await expect(tabs.getByRole('tab', { name: 'Week' })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveText('Seven days.')
    await press(page, 'Tab')
    await expect(tabs.locator(':focus')).toHaveCount(0)
  })
})

test.describe('tooltip', () => {
  test('shows on focus, describes its button, and leaves on Escape', async ({ openUi }) => {
    const page = await openUi()
    const button = page.getByRole('button', { name: 'With a tooltip' })
    await expect(button).toHaveAccessibleDescription('Shown on hover and on focus')
    await page.getByRole('button', { name: 'More about Cook dinner' }).focus()
    await press(page, 'Tab')
    await expect(button).toBeFocused()
    const tip = page.locator('.ui-tooltip')
    await expect(tip).toBeVisible()
    await press(page, 'Escape')
    await expect(tip).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('accordion', () => {
  test('opens and closes by keyboard', async ({ openUi }) => {
    const page = await openUi()
    const cost = page.locator('details', { hasText: 'What does it cost?' })
    await expect(cost).not.toHaveAttribute('open')
    await cost.locator('summary').focus()
    await press(page, 'Enter')
    await expect(cost).toHaveAttribute('open')
    await press(page, 'Space')
    await expect(cost).not.toHaveAttribute('open')
  })
})
