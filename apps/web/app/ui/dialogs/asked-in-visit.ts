import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { visits } from '../attention.ts'

/** What was asked by itself in this visit. A reload, or another of our pages in the same tab, is the same visit. */
const asked = deviceSetting({ key: 'asked-in-visit', scope: 'tab', ...anyText })
visits.subscribe(() => asked.set(''))

/** Whether this question may come: nothing was asked in this visit, or this one, which a reload must not answer. */
export function isFirstInVisit(question: string): boolean {
  return ['', question].includes(asked.get())
}

export function noteAsked(question: string): void {
  asked.set(question)
}
