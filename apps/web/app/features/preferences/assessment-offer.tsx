import { needsAssessment } from '@glimmer/domain/preferences/needs-assessment'
import { useEffect, useRef, useState } from 'react'
import { preferencesIn } from '../../data/preferences/preferences.ts'
import { mayAskSetUp } from '../../data/preferences/set-up-questions.ts'
import { useDevice } from '../../device/device-context.ts'
import { GUEST_OWNER } from '../../session/session-store.ts'
import { useIsGuestSeenTo } from '../../session/use-is-guest-seen-to.ts'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { offerDialog } from '../../ui/dialogs/offer-dialog.ts'
import { isAssessmentLeftOut } from './assessment-open.ts'
import { useKnownPreferences } from './use-known-preferences.ts'

const assessmentDialog = defineDialog(async () => (await import('./assessment-dialog.tsx')).AssessmentDialog)

/**
 * Opens the assessment where nothing is known of a person: for a guest who has done a first thing, for an account once
 * the server has answered or cannot be reached and a guest's answers have moved in; never on the day of the other
 * question to somebody new. It waits until nothing else is open, and is over once it is answered or left.
 */
export function AssessmentOffer() {
  const { store } = useDevice()
  const { preferences, isSettled } = useKnownPreferences()
  const isGuestSeenTo = useIsGuestSeenTo()
  const isKnown = isSettled && isGuestSeenTo
  // Looked at once, so that the first tick does not open it at once.
  const [mayAsk] = useState(() => mayAskSetUp(store, 'assessment', store.owner === GUEST_OWNER))
  const isDue = mayAsk && isKnown && needsAssessment(preferences) && !isAssessmentLeftOut()

  const isAsked = useRef(false)
  useEffect(() => {
    if (!isDue || isAsked.current) return
    isAsked.current = true
    // It may have been answered elsewhere while it waited.
    const isStill = () => needsAssessment(preferencesIn(store)) && !isAssessmentLeftOut()
    void offerDialog(assessmentDialog, {}, { question: 'assessment', whenBusy: 'queue', isStill })
  }, [isDue, store])

  return null
}
