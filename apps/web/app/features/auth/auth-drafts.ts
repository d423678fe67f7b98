import { anyText, deviceSetting } from '../../lib/device-setting.ts'

// What was typed into the form, kept until the tab closes. The password is never kept.
export const modeDraft = deviceSetting({ key: 'auth-mode', scope: 'tab', ...anyText })
export const nameDraft = deviceSetting({ key: 'auth-name', scope: 'tab', ...anyText })
export const emailDraft = deviceSetting({ key: 'auth-email', scope: 'tab', ...anyText })
/** The token of a link to confirm an address. */
export const linkDraft = deviceSetting({ key: 'auth-confirm', scope: 'tab', ...anyText })
/** Until when a code is awaited here: a phone may close this page while its person looks at another app. */
export const codeDraft = deviceSetting({ key: 'auth-code', scope: 'tab', ...anyText })
