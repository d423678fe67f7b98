import { anyText, deviceSetting } from '../../lib/device-setting.ts'

/** `never` on a device that leaves the assessment out, such as one for demonstrations. */
const asking = deviceSetting({ key: 'assessment-asking', scope: 'device', ...anyText })

export function isAssessmentLeftOut(): boolean {
  return asking.get() === 'never'
}
