import { deviceSetting, fits } from '../../../lib/device-setting.ts'

const suggestionsSeen = deviceSetting({
  key: 'task-suggestions-seen',
  scope: 'device',
  schema: fits((value) => typeof value === 'boolean'),
  fallback: false,
})

/**
 * Whether this device has shown the first suggestions. Also true where nothing can be stored, as they would come each
 * time.
 */
export function areSuggestionsSeen(): boolean {
  return suggestionsSeen.isRefused() || suggestionsSeen.get()
}

export function markSuggestionsSeen(): void {
  suggestionsSeen.set(true)
}
