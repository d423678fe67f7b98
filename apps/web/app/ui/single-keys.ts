import { deviceSetting, fits } from '../lib/device-setting.ts'
import { isInWord } from './attention.ts'
import { FLOATING, KEEPS_KEYS, WRITING } from './in-the-way.ts'

export interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
  readonly defaultPrevented: boolean
  readonly target: EventTarget | null
}

/** The key for writing a thought down, on every page and in a sprint. */
export const THOUGHT_KEY = 'q'

/** Whether a press may be a shortcut of the page. Not while somebody writes, chooses from a menu, or answers a dialog. */
export function isSinglePress(press: Press): boolean {
  if (!isPlainPress(press) || isIn(press.target, KEEPS_KEYS)) return false
  // Letters typed before the page was there to take them are no commands.
  if (isInWord(press.key)) return false
  // What has just opened may not have the focus yet.
  return document.querySelector(FLOATING) === null
}

/** Whether a press may be a shortcut at all. Not while somebody writes. */
export function isPlainPress(press: Press): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return false
  return !press.isComposing && !press.defaultPrevented && !isIn(press.target, WRITING)
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
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
