import { anyTexts, deviceSetting } from '../../lib/device-setting.ts'

const carried = deviceSetting({
  key: 'carried-toasts',
  scope: 'tab',
  ...anyTexts,
})

/** Keeps what is being said for the page that this tab opens next. Buttons stay behind: what they did is over. */
export function carryToasts(texts: readonly string[]): void {
  if (texts.length > 0) carried.set(texts)
}

export function hasCarriedToasts(): boolean {
  return carried.get().length > 0
}

/** What was carried here, once. */
export function takeCarriedToasts(): readonly string[] {
  const texts = carried.get()
  carried.set(carried.initial)
  return texts
}
