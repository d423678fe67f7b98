import { needsAssessment } from '@glimmer/domain/preferences/needs-assessment'
import { useEffect, useRef } from 'react'
import { preferencesIn } from '../../data/preferences/preferences.ts'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { guestSeenToFor } from '../../session/guest-seen-to.ts'
import { useSession } from '../../session/use-session.ts'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { offerDialog } from '../../ui/dialogs/offer-dialog.ts'
import { isAssessmentLeftOut } from './assessment-open.ts'
import { useKnownPreferences } from './use-known-preferences.ts'

const assessmentDialog = defineDialog(async () => (await import('./assessment-dialog.tsx')).AssessmentDialog)

/**
 * Opens the assessment where nothing is known of a person: for a guest at once, for an account once the server has
 * answered or cannot be reached and a guest's answers have moved in. It waits until nothing else is open, and stays
 * until it is answered.
 */
export function AssessmentOffer() {
  const { store } = useDevice()
  const { preferences, isSettled } = useKnownPreferences()
  const isGuestSeenTo = useIsGuestSeenTo()
  const isKnown = isSettled && isGuestSeenTo
  const isDue = isKnown && needsAssessment(preferences) && !isAssessmentLeftOut()

  const isAsked = useRef(false)
  useEffect(() => {
    if (!isDue || isAsked.current) return
    isAsked.current = true
    // It may have been answered elsewhere while it waited.
    const isStill = () => needsAssessment(preferencesIn(store)) && !isAssessmentLeftOut()
    void offerDialog(assessmentDialog, {}, { whenBusy: 'wait', isOwed: true, isStill })
  }, [isDue, store])

  return null
}

/** Whether it is settled what becomes of a guest's data, see `guestSeenToFor`; true for a guest. */
function useIsGuestSeenTo(): boolean {
  const { owner } = useDevice().store
  const seenToFor = useStore(guestSeenToFor)
  return useSession().kind === 'guest' || seenToFor === owner
}
