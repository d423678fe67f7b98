import { addDays } from '../days/add-days.ts'

const REMEMBERED_DAYS = 7

/**
 * Whether a draft was written in within the last seven days, `touchedOn` being the person's day of that; empty where it is not
 * known. An older one stays in its form, where nobody is reminded of it.
 */
export function isRecentDraft(touchedOn: string, today: string): boolean {
  return touchedOn > addDays(today, -REMEMBERED_DAYS)
}
