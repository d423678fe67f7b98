import {
  type Checklist,
  NO_EDITS,
  type PreferenceEdits,
  preferenceEditsSchema,
  tickedEntries,
  withTick,
} from '@glimmer/domain/preferences/preference-edits'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import { useKnownPreferences } from './use-known-preferences.ts'

const kept = { schema: preferenceEditsSchema, fallback: NO_EDITS }
const settings = {
  preferences: deviceSetting<PreferenceEdits>({ key: 'preferences', scope: 'owner', ...kept }),
  wizard: deviceSetting<PreferenceEdits>({ key: 'wizard', scope: 'owner', ...kept }),
}

/** The preferences with the unsaved edits applied, which survive a reload and a crash. */
export function usePreferenceEdits(name: 'preferences' | 'wizard') {
  const known = useKnownPreferences()
  const setting = settings[name](known.owner)
  const edits = useStore(setting)
  return {
    ...known,
    edits,
    setEdits: setting.set,
    ticked: (list: Checklist) => tickedEntries(known.preferences, edits, list),
    tick: (list: Checklist, entry: string, isTicked: boolean) =>
      setting.set(withTick(edits, list, entry, isTicked)),
  }
}
