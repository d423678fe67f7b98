import { addDays } from '@glimmer/domain/days/add-days'
import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { expect, type Locator, type Page } from '@playwright/test'
import { putRows } from './seed-tasks.ts'

/** The question for the day's energy. */
export function askingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /^How’s your energy/ })
}

/** What comes after the answer. */
export function fittingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Energy: / })
}

/** The lantern of a level in the question. */
export function levelButton(page: Page, level: 'Full' | 'Medium' | 'Low'): Locator {
  return askingDialog(page).getByRole('button', { name: new RegExp(`^${level}`) })
}

/** Answers the question; resolves when the suggestions are there. */
export async function chooseLevel(page: Page, level: 'Full' | 'Medium' | 'Low'): Promise<Locator> {
  await levelButton(page, level).click()
  const dialog = fittingDialog(page)
  await expect(dialog.getByRole('checkbox')).toHaveCount(4)
  return dialog
}

/** Puts a guest's answers of the days up to today onto the device, today's last; null: no answer. Needs a task on the page. */
export async function seedCheckins(page: Page, levels: readonly (EnergyLevel | null)[]): Promise<void> {
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  const rows = levels.flatMap((energyLevel, i) => {
    const checkinDate = addDays(today, i + 1 - levels.length)
    return energyLevel === null
      ? []
      : [{ table: 'daily_checkins', id: checkinDate, data: { energyLevel, checkinDate } }]
  })
  await putRows(page, rows)
}
