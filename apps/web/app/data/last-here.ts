import { anyText, deviceSetting } from '../lib/device-setting.ts'

/** When the app last went out of a person's view on this device. During a visit it tells when the one before ended. */
export const lastHere = deviceSetting({ key: 'last-here', scope: 'owner', ...anyText })

/** Notes the instant each time the page is hidden or left; returns how to stop that. */
export function watchLeaving(owner: string, now: () => number): () => void {
  const note = () => {
    if (document.visibilityState === 'hidden') lastHere(owner).set(new Date(now()).toISOString())
  }
  document.addEventListener('visibilitychange', note)
  return () => document.removeEventListener('visibilitychange', note)
}
