import { deviceSetting, fits } from '../lib/device-setting.ts'
import { FLOATING, KEEPS_KEYS, WRITING } from './in-the-way.ts'

export interface Press {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
  readonly defaultPrevented: boolean
  readonly target: EventTarget | null
}

/** Whether a press may be a shortcut. Not while somebody writes, chooses from a menu, or answers a dialog. */
export function isSinglePress(press: Press): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return false
  if (press.isComposing || press.defaultPrevented) return false
  if (press.target instanceof Element && press.target.closest(`${WRITING}, ${KEEPS_KEYS}`)) return false
  // What has just opened may not have the focus yet.
  return document.querySelector(FLOATING) === null
}

const shortcuts = deviceSetting<'on' | 'off'>({
  key: 'shortcuts',
  scope: 'device',
  schema: fits((value) => value === 'on' || value === 'off'),
  fallback: 'on',
})

/** Whether single keys are shortcuts on this device. With voice control, spoken words would press them by accident. */
export function areShortcutsOn(): boolean {
  return shortcuts.get() === 'on'
}

export function setShortcutsOn(isOn: boolean): void {
  shortcuts.set(isOn ? 'on' : 'off')
}
