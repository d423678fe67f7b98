import { anyText, deviceSetting } from '../lib/device-setting.ts'

/** The account that chose to leave the guest's things where they are: it is not asked again until its next sign-in. */
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
