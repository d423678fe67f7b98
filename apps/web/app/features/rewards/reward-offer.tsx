import { useEffect } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { OfferButton } from './offer-button.tsx'
import { offerWords } from './offer-words.ts'
import { offerInView, suggestionDialog } from './reward-dialogs.ts'
import { useIsOffered } from './use-offer.ts'

/** Beside the kind words after a completion: leads to a suggestion, where an offer is due. Otherwise it is nothing. */
export function RewardOffer() {
  const isOffered = useIsOffered('task')

  useEffect(() => {
    offerInView.set(isOffered)
    return () => offerInView.set(false)
  }, [isOffered])

  return (
    isOffered && (
      <OfferButton
        aria-keyshortcuts="F6"
        onClick={() => void dialogs.open(suggestionDialog, { room: 'moment' })}
      />
    )
  )
}

/** Says to ears that an offer is in view, as part of what is said of the completion. */
export function RewardOfferSaid() {
  return useStore(offerInView) && offerWords.offered
}
