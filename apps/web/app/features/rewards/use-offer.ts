import { mayOfferReward, type OfferMoment, wantsRewardOffers } from '@glimmer/domain/rewards/reward-offer'
import { useEffect, useState } from 'react'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { keepLastOffer, readLastOffer } from './last-offer.ts'

/** Whether something nice is offered now that this was finished. Decided once; an offer that is made is remembered. */
export function useIsOffered(after: OfferMoment['after']): boolean {
  const preferences = usePreferences()
  const [isDue] = useState(() => mayOfferReward({ after, lastOfferedAt: readLastOffer(), now: Date.now() }))
  const isOffered = isDue && wantsRewardOffers(preferences?.appCustomizations)

  useEffect(() => {
    if (isOffered) keepLastOffer(Date.now())
  }, [isOffered])

  return isOffered
}
