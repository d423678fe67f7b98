import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { visits } from '../attention.ts'

/** By then a tab that was never left is in another visit, too. */
const VISIT_MS = 4 * 60 * 60_000

/**
 * What was asked by itself in this visit, behind the moment of asking. A reload, or another of our pages in the same tab, is
 * the same visit.
 */
const asked = deviceSetting({ key: 'asked-in-visit', scope: 'tab', ...anyText })
visits.subscribe(() => asked.set(''))

/** Whether this question may come: nothing was asked in this visit, or this one, which a reload must not answer. */
export function isFirstInVisit(question: string): boolean {
  const [at, last] = asked.get().split(' ')
  return !last || last === question || Date.now() - Number(at) >= VISIT_MS
}

export function noteAsked(question: string): void {
  asked.set(`${Date.now()} ${question}`)
}
