import { anyText, deviceSetting } from '../lib/device-setting.ts'
import { pageAfterAuth } from './asked-page.ts'

/** The page for somebody who comes in by a link in a letter, which opens in another tab than the one that was sent to `/auth`. */
const kept = deviceSetting({ key: 'asked-page', scope: 'device', ...anyText })

/** Keeps the page that was opened until somebody has come in. `state` is what `/auth` was told. */
export function keepAskedPage(state: unknown): void {
  kept.set(pageAfterAuth(state))
}

/** The page that was kept in another tab; empty where there is none. */
export function keptAskedPage(): string {
  return kept.get()
}

/** Called when somebody has come in: whoever comes next did not ask for it. */
export function forgetAskedPage(): void {
  kept.set('')
}
