import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import { mayOfferReward, wantsRewardOffers } from '@glimmer/domain/rewards/reward-offer'
import { useEffect, useState } from 'react'
import { useRows } from '../../device/device-context.ts'
import { keepLastOffer, readLastOffer } from './last-offer.ts'
import './offer.css'
import { offerWords } from './offer-words.ts'
import { PlateSign } from './plate-sign.tsx'
import { offerInView, suggestionRoom } from './suggestion-store.ts'

export interface RewardOfferProps {
  /** What was just finished. */
  readonly after: 'task' | 'sprint'
}

/** A quiet line that leads to a suggestion. It decides when it appears whether it is due, and otherwise is nothing. */
export function RewardOffer({ after }: RewardOfferProps) {
  const [preferences] = useRows<UserPreferences>('user_preferences')
  const [isDue] = useState(() => mayOfferReward({ after, lastOfferedAt: readLastOffer(), now: Date.now() }))
  const isShown = isDue && wantsRewardOffers(preferences?.appCustomizations)

  useEffect(() => {
    if (!isShown) return
    keepLastOffer(Date.now())
    offerInView.set(true)
    return () => offerInView.set(false)
  }, [isShown])

  if (!isShown) return null
  return (
    <button
      type="button"
      className="reward-offer"
      aria-keyshortcuts="F6"
      onClick={() => suggestionRoom.set(after === 'sprint' ? 'break' : 'moment')}
    >
      <PlateSign />
      {offerWords.offer}
    </button>
  )
}
