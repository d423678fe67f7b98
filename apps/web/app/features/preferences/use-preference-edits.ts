import {
  type Checklist,
  NO_EDITS,
  type PreferenceEdits,
  preferenceEditsSchema,
  tickedEntries,
  withTick,
} from '@glimmer/domain/preferences/preference-edits'
import { useOwnKept } from '../../session/use-own-kept.ts'
import { useKnownPreferences } from './use-known-preferences.ts'

/** The preferences with what was ticked and not saved laid over them; it survives a reload and a crash. */
export function usePreferenceEdits(name: 'preferences' | 'wizard') {
  const known = useKnownPreferences()
  const [edits, setEdits] = useOwnKept<PreferenceEdits>(known.owner, name, preferenceEditsSchema, NO_EDITS)
  return {
    ...known,
    edits,
    setEdits,
    ticked: (list: Checklist) => tickedEntries(known.preferences, edits, list),
    tick: (list: Checklist, entry: string, isTicked: boolean) =>
      setEdits(withTick(edits, list, entry, isTicked)),
  }
}
