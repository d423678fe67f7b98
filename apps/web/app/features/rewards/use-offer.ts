import { mayOfferReward, type OfferMoment, wantsRewardOffers } from '@glimmer/domain/rewards/reward-offer'
import { useEffect, useState } from 'react'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { rewardOfferedAt } from './last-offer.ts'

/** Whether something nice is offered now that this was finished. Decided once, when it mounts; the time of an offer is kept. */
export function useIsOffered(after: OfferMoment['after']): boolean {
  const preferences = usePreferences()
  const [isDue] = useState(() =>
    mayOfferReward({ after, lastOfferedAt: rewardOfferedAt.get(), now: Date.now() }),
  )
  const isOffered = isDue && wantsRewardOffers(preferences?.appCustomizations)

  useEffect(() => {
    if (isOffered) rewardOfferedAt.set(Date.now())
  }, [isOffered])

  return isOffered
}
