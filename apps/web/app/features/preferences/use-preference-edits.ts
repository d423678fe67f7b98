import {
  type Checklist,
  NO_EDITS,
  pendingEdits,
  type PreferenceEdits,
  preferenceEditsSchema,
  tickedEntries,
  withTick,
} from '@glimmer/domain/preferences/preference-edits'
import { useKept } from '../../session/use-kept.ts'
import { usePreferences } from './use-preferences.ts'

/** The preferences with what was ticked and not saved laid over them; it survives a reload and a crash. */
export function usePreferenceEdits(name: 'preferences' | 'wizard') {
  const known = usePreferences()
  const [edits, setEdits] = useKept<PreferenceEdits>(
    `${name}.${known.owner}`,
    preferenceEditsSchema,
    NO_EDITS,
  )
  return {
    ...known,
    edits,
    setEdits,
    changeCount: pendingEdits(known.preferences, edits).length,
    ticked: (list: Checklist) => tickedEntries(known.preferences, edits, list),
    tick: (list: Checklist, entry: string, isTicked: boolean) =>
      setEdits(withTick(edits, list, entry, isTicked)),
  }
}
