import { anyText, deviceSetting } from '../../lib/device-setting.ts'

// What stands in the form, for as long as this tab. The password is never among it.
export const modeDraft = deviceSetting({ key: 'auth-mode', scope: 'tab', ...anyText })
export const nameDraft = deviceSetting({ key: 'auth-name', scope: 'tab', ...anyText })
export const emailDraft = deviceSetting({ key: 'auth-email', scope: 'tab', ...anyText })
/** The token of a link to confirm an address. */
export const linkDraft = deviceSetting({ key: 'auth-confirm', scope: 'tab', ...anyText })
