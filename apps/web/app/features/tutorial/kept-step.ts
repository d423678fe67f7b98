import { TUTORIAL_STEPS, type TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import { deviceSetting, fits } from '../../lib/device-setting.ts'

/** The step of the tutorial that was last shown on this device. */
export const tutorialStep = deviceSetting<TutorialStep>({
  key: 'tutorial-step',
  scope: 'device',
  schema: fits((value): value is TutorialStep => TUTORIAL_STEPS.some((step) => step === value)),
  fallback: 'welcome',
})
