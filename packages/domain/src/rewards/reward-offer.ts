import type { JsonObject } from '../fields.ts'

/** No second offer for this long, so that many ticks in a row bring only one. */
export const OFFER_PAUSE_MINUTES = 20

export interface OfferMoment {
  /** What was just finished. A sprint may always offer, as it takes a while and ends in a choice anyway. */
  readonly after: 'task' | 'sprint'
  /** Milliseconds since 1970; null where nothing was offered yet. */
  readonly lastOfferedAt: number | null
  readonly now: number
}

/** Whether something nice may be offered now, to a person who has not switched it off. */
export function mayOfferReward({ after, lastOfferedAt, now }: OfferMoment): boolean {
  // An offer in the future means that the clock was set back: it must not silence offers until then.
  if (after === 'sprint' || lastOfferedAt === null || lastOfferedAt > now) return true
  return now - lastOfferedAt >= OFFER_PAUSE_MINUTES * 60_000
}

/** Whether a person wants offers at all. On until it is switched off. */
export function wantsRewardOffers(appCustomizations: unknown): boolean {
  const isObject = typeof appCustomizations === 'object' && appCustomizations !== null
  return !isObject || !('rewardOffers' in appCustomizations) || appCustomizations.rewardOffers !== false
}

/** The change to `appCustomizations` that switches offers on or off. */
export function rewardOffersPatch(isOn: boolean): JsonObject {
  return { rewardOffers: isOn }
}
