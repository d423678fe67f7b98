import { useState } from 'react'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { OfferButton } from './offer-button.tsx'
import { useIsOffered } from './use-offer.ts'

/** The offer at the end of a sprint. The suggestion replaces it in place, because the sprint's dialog is already open. */
export function SprintReward() {
  const isOffered = useIsOffered('sprint')
  const [isTaken, setTaken] = useState(false)
  const part = useWhenAsked(
    isTaken,
    () => import('./sprint-suggestion.tsx'),
    () => setTaken(false),
    () => setTaken(true),
  )
  if (isTaken && part) return <part.SprintSuggestion />
  return isOffered && <OfferButton onClick={() => setTaken(true)} />
}
