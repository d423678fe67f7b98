import { needsAssessment } from '@glimmer/domain/preferences/needs-assessment'
import { useState } from 'react'
import { useNothingFloats } from '../../ui/use-nothing-floats.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { isAssessmentLeftOut } from './assessment-open.ts'
import { usePreferences } from './use-preferences.ts'

/**
 * Opens the assessment where nothing is known of a person: as a guest, or once the server was heard or could not be
 * reached. It waits until nothing else is open, and stays until it is answered.
 */
export function AssessmentHost() {
  const { preferences, isSettled } = usePreferences()
  const [state, setState] = useState<'waiting' | 'open' | 'over'>('waiting')
  const isDue = state === 'waiting' && isSettled && needsAssessment(preferences) && !isAssessmentLeftOut()
  if (useNothingFloats(isDue)) setState('open')

  const part = useWhenAsked(
    state === 'open',
    () => import('./assessment-dialog.tsx'),
    () => setState('over'),
  )
  if (!part || state === 'waiting') return null
  return <part.AssessmentDialog isOpen={state === 'open'} onClose={() => setState('over')} />
}
