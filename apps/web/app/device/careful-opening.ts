import { deviceSetting, fits } from '../lib/device-setting.ts'

/** After a page stopped working, the next opening looks at every field of what is kept. */
const lookClosely = deviceSetting<'yes' | 'no'>({
  key: 'look-closely',
  scope: 'tab',
  schema: fits((value) => value === 'yes' || value === 'no'),
  fallback: 'no',
})

export function askForCare(): void {
  lookClosely.set('yes')
}

/** Whether somebody asked since the last opening. */
export function takeCare(): boolean {
  const isAsked = lookClosely.get() === 'yes'
  lookClosely.set('no')
  return isAsked
}
