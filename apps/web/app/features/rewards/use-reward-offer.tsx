import { mayOfferReward, wantsRewardOffers } from '@glimmer/domain/rewards/reward-offer'
import { useCallback } from 'react'
import { preferencesIn } from '../../data/preferences/preferences.ts'
import { useDevice } from '../../device/device-context.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import type { ToastOffer } from '../../ui/toast/toast-queue.ts'
import { rewardOfferedAt } from './last-offer.ts'
import { offerWords } from './offer-words.ts'
import { PlateSign } from './plate-sign.tsx'
import { suggestionDialog } from './reward-dialogs.ts'

/**
 * Returns a function to call after a task was completed. It gives the offer for the message, and stores its time on the
 * device, or gives undefined if none is due.
 */
export function useRewardOffer(): () => ToastOffer | undefined {
  const { store } = useDevice()
  return useCallback(() => {
    const isWanted = wantsRewardOffers(preferencesIn(store)?.appCustomizations)
    const now = Date.now()
    if (!isWanted || !mayOfferReward({ after: 'task', lastOfferedAt: rewardOfferedAt.get(), now }))
      return undefined
    rewardOfferedAt.set(now)
    return {
      label: offerWords.offer,
      said: offerWords.offered,
      icon: <PlateSign />,
      run: () => void dialogs.open(suggestionDialog, { room: 'moment' }),
    }
  }, [store])
}
