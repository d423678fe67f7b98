import { deviceSetting, fits } from '../lib/device-setting.ts'

const tutorialCompleted = deviceSetting({
  key: 'tutorial-completed',
  scope: 'device',
  schema: fits((value) => typeof value === 'boolean'),
  fallback: false,
})

/** Remembers on this device that the tutorial was completed or skipped, and says so on <html>. */
export function rememberTutorial(root: HTMLElement): void {
  root.dataset['tutorial'] = 'done'
  tutorialCompleted.set(true)
}
