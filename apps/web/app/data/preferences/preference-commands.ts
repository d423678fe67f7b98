import { type Assessment, assessmentData, leftData } from '@glimmer/domain/preferences/assessment'
import { hasCompletedAssessment } from '@glimmer/domain/preferences/needs-assessment'
import { completedData, editedData, type PreferenceEdits } from '@glimmer/domain/preferences/preference-edits'
import type { UserPreferencesData } from '@glimmer/domain/preferences/user-preferences'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { preferencesIn, putPreferences } from './preferences.ts'
import { words } from './words.ts'

/**
 * What a person can change about their preferences. Each command resolves with whether it took effect; if not, a
 * toast has said why.
 */
export function createPreferenceCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now } = browserEnvironment,
) {
  const save = createSaveWithUndo(store)
  const moment = () => new Date(now())
  const known = () => preferencesIn(store)
  const put = (data: Partial<UserPreferencesData>, text?: string) => save([putPreferences(data)], text)

  return {
    finishAssessment: (assessment: Assessment) => put(assessmentData(assessment, known(), moment())),
    /** What is ticked so far is kept, and the assessment does not come by itself again. */
    leaveAssessment: (assessment: Assessment) => put(leftData(assessment, known(), moment())),
    async saveEdits(edits: PreferenceEdits): Promise<boolean> {
      const data = editedData(known(), edits, moment())
      return data === null || put(data, words.saved)
    },
    /** Offers Undo only after a second assessment: undoing the first would make it ask again at once. */
    finishWizard(edits: PreferenceEdits): Promise<boolean> {
      const text = hasCompletedAssessment(known()) ? words.saved : undefined
      return put(completedData(known(), edits, moment()), text)
    },
  }
}
