import { anyText, deviceSetting } from '../../lib/device-setting.ts'

const NEVER = 'never'

/** `never`, or the date on which the person closed the question without an answer. */
const asking = deviceSetting({ key: 'check-in-asking', scope: 'device', ...anyText })

/**
 * Whether this device may ask by itself on a date. It may not if the person closed the question on that date or turned it
 * off, nor if the browser stores nothing, because it would then ask again at every visit.
 */
export function mayAsk(date: string): boolean {
  return isAskingOn() && asking.get() !== date
}

/** Remembers that the person closed the question without an answer on that date. */
export function leaveFor(date: string): void {
  if (isAskingOn()) asking.set(date)
}

/** Whether this device asks by itself at all: a person can turn that off. */
export function isAskingOn(): boolean {
  return !asking.isRefused() && asking.get() !== NEVER
}

export function setAskingOn(isOn: boolean): void {
  asking.set(isOn ? '' : NEVER)
}
