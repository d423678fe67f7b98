import { agreedProvider, aiConsentPatch, hasAgreedTo } from '@glimmer/domain/preferences/ai-consent'
import { putPreferences } from '../../../data/preferences/preferences.ts'
import { usePreferences } from '../../../data/preferences/use-preferences.ts'
import { useSaveWithUndo } from '../../../data/use-save-with-undo.ts'
import { words } from './words.ts'

/** Which provider the person has agreed to on any of their devices, with commands to agree and to take it back. */
export function useAiConsent() {
  const preferences = usePreferences()
  const save = useSaveWithUndo()
  const keep = (provider: string | null, doneText?: string) => {
    return save([putPreferences({ appCustomizations: aiConsentPatch(provider) })], doneText)
  }
  return {
    agreed: agreedProvider(preferences?.appCustomizations),
    hasAgreedTo: (provider: string) => hasAgreedTo(provider, preferences?.appCustomizations),
    agreeTo: (provider: string) => keep(provider),
    withdraw: () => keep(null, words.withdrawn),
  }
}
