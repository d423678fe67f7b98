import { anyText, deviceSetting } from '../../lib/device-setting.ts'

/** `never` on a device that leaves the assessment out, as one that shows Glimmer to others does. */
const asking = deviceSetting({ key: 'assessment-asking', scope: 'device', ...anyText })

export function isAssessmentLeftOut(): boolean {
  return asking.get() === 'never'
}
