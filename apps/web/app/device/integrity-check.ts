import { deviceSetting, fits } from '../lib/device-setting.ts'

/** After a page stopped working, the next opening checks every field of what is kept. */
const integrityCheck = deviceSetting<'yes' | 'no'>({
  key: 'look-closely',
  scope: 'tab',
  schema: fits((value) => value === 'yes' || value === 'no'),
  fallback: 'no',
})

export function requestIntegrityCheck(): void {
  integrityCheck.set('yes')
}

/** Whether a check was requested since the last opening. */
export function takeIntegrityCheckRequest(): boolean {
  const isRequested = integrityCheck.get() === 'yes'
  integrityCheck.set('no')
  return isRequested
}
