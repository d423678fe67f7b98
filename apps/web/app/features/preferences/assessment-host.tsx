import { needsAssessment } from '@glimmer/domain/preferences/needs-assessment'
import { useEffect, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { guestSeenToFor } from '../../session/guest-seen-to.ts'
import { useSession } from '../../session/use-session.ts'
import { comeByItself } from '../../ui/came-by-itself.ts'
import { useNothingFloats } from '../../ui/use-nothing-floats.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { isAssessmentLeftOut } from './assessment-open.ts'
import { useKnownPreferences } from './use-known-preferences.ts'

/**
 * Opens the assessment where nothing is known of a person: as a guest, or once the server was heard or could not be
 * reached, and what they said as a guest is here. It waits until nothing else is open, and stays until it is answered.
 */
export function AssessmentHost() {
  const { preferences, isSettled } = useKnownPreferences()
  const isGuestSeenTo = useIsGuestSeenTo()
  const [state, setState] = useState<'waiting' | 'open' | 'over'>('waiting')
  const isKnown = isSettled && isGuestSeenTo
  const isDue = state === 'waiting' && isKnown && needsAssessment(preferences) && !isAssessmentLeftOut()

  const part = useWhenAsked(
    isDue || state === 'open',
    () => import('./assessment-dialog.tsx'),
    () => setState('over'),
  )
  if (useNothingFloats(isDue && part !== undefined)) setState('open')
  useEffect(() => {
    if (state === 'open') comeByItself()
  }, [state])
  if (!part || state === 'waiting') return null
  return <part.AssessmentDialog isOpen={state === 'open'} onClose={() => setState('over')} />
}

/** A guest has nobody before them. */
function useIsGuestSeenTo(): boolean {
  const { owner } = useDevice().store
  const seenToFor = useStore(guestSeenToFor)
  return useSession().kind === 'guest' || seenToFor === owner
}
