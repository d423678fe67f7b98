import { anyText, deviceSetting } from '../lib/device-setting.ts'

/** A person who left the guest's things where they are is not asked again until they sign in anew. */
const leftBehindBy = deviceSetting({ key: 'guest-left', scope: 'device', ...anyText })

export function leaveBehind(owner: string): void {
  leftBehindBy.set(owner)
}

export function isLeftBehind(owner: string): boolean {
  return leftBehindBy.get() === owner
}

/** Called when somebody signs in: the question may be asked again. */
export function forgetLeftBehind(): void {
  leftBehindBy.set('')
}
