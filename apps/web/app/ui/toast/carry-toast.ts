import { deviceSetting, fits } from '../../lib/device-setting.ts'

const NONE: readonly string[] = []

const carried = deviceSetting({
  key: 'carried-toasts',
  scope: 'tab',
  schema: fits((value): value is readonly string[] => Array.isArray(value) && value.every(isText)),
  fallback: NONE,
})

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

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
  carried.set(NONE)
  return texts
}
