import { agreedProvider, aiConsentPatch, hasAgreedTo } from '@glimmer/domain/preferences/ai-consent'
import { useMemo } from 'react'
import { useDevice, useRow } from '../../../device/device-context.ts'
import { createSaveWithUndo } from '../../../data/save-with-undo.ts'
import { words } from './words.ts'

/** To which provider the person has agreed, on all their devices; and the ways to agree and to take it back. */
export function useAiConsent() {
  const { store } = useDevice()
  const preferences = useRow('user_preferences', 'me')
  const save = useMemo(() => createSaveWithUndo(store), [store])
  const keep = (provider: string | null, doneText?: string) => {
    const data = { appCustomizations: aiConsentPatch(provider) }
    return save([{ table: 'user_preferences', rowId: 'me', op: 'insert', data }], doneText)
  }
  return {
    agreed: agreedProvider(preferences?.appCustomizations),
    hasAgreedTo: (provider: string) => hasAgreedTo(provider, preferences?.appCustomizations),
    agreeTo: (provider: string) => keep(provider),
    withdraw: () => keep(null, words.withdrawn),
  }
}
