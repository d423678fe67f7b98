import { mayOfferReward, type OfferMoment, wantsRewardOffers } from '@glimmer/domain/rewards/reward-offer'
import { useEffect, useState } from 'react'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { rewardOfferedAt } from './last-offer.ts'

/** Whether to offer something from the menu after this. Decided once, on mounting; an offer stores its time on the device. */
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
