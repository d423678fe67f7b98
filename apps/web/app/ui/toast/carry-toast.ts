import { anyTexts, deviceSetting } from '../../lib/device-setting.ts'

const carried = deviceSetting({
  key: 'carried-toasts',
  scope: 'tab',
  ...anyTexts,
})

/**
 * Stores the texts of the current messages for the page that this tab opens next. Their buttons are left out, as they
 * act on this page.
 */
export function carryToasts(texts: readonly string[]): void {
  if (texts.length > 0) carried.set(texts)
}

export function hasCarriedToasts(): boolean {
  return carried.get().length > 0
}

/** The texts from the page before; they are returned once. */
export function takeCarriedToasts(): readonly string[] {
  const texts = carried.get()
  carried.set(carried.initial)
  return texts
}
