import { deviceSetting, fits } from '../../lib/device-setting.ts'
import { visits } from '../attention.ts'

interface Asked {
  readonly question: string
  readonly at: number
}

/** By then a tab that was never left is in another visit, too. */
const VISIT_MS = 4 * 60 * 60_000

/** What was asked by itself in this visit. A reload, or another of our pages in the same tab, is the same visit. */
const asked = deviceSetting<Asked | null>({
  key: 'asked-in-visit',
  scope: 'tab',
  schema: fits(isAsked),
  fallback: null,
})
visits.subscribe(() => asked.set(null))

/** Whether this question may come: nothing was asked in this visit, or this one, which a reload must not answer. */
export function isFirstInVisit(question: string): boolean {
  const last = asked.get()
  return last === null || last.question === question || Math.abs(Date.now() - last.at) >= VISIT_MS
}

export function noteAsked(question: string): void {
  asked.set({ question, at: Date.now() })
}

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null || !('question' in value && 'at' in value)) return false
  return typeof value.question === 'string' && typeof value.at === 'number'
}
