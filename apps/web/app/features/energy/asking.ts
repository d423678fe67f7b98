import { anyText, deviceSetting } from '../../lib/device-setting.ts'

const NEVER = 'never'

/** `never`, or the date on which the person closed the question without an answer. */
const asking = deviceSetting({ key: 'check-in-asking', scope: 'device', ...anyText })

/**
 * Whether this device may ask by itself on a date: not where the person left the question for that day, or asked not
 * to be asked. Where nothing can be kept it is not asked, as it would be asked again at every turn.
 */
export function mayAsk(date: string): boolean {
  return isAskingOn() && asking.get() !== date
}

/** Remembers that the person closed the question without an answer on that date. */
export function leaveFor(date: string): void {
  if (isAskingOn()) asking.set(date)
}

/** Whether the question comes by itself at all. */
export function isAskingOn(): boolean {
  return !asking.isRefused() && asking.get() !== NEVER
}

export function setAskingOn(isOn: boolean): void {
  asking.set(isOn ? '' : NEVER)
}
