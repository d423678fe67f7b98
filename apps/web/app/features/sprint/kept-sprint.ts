import { deviceSetting, fits } from '../../lib/device-setting.ts'

/**
 * What a device keeps of the sprint of an owner, as it stands there; `readSprint` says what sprint it is. The rules for
 * that come with the sprint’s panel: pages that only ask whether there is one need not load them.
 */
export const keptSprint = deviceSetting<object | null>({
  key: 'sprint',
  scope: 'owner',
  schema: fits((value) => typeof value === 'object'),
  fallback: null,
})
