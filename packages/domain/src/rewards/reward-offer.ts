import type { JsonObject } from '../fields.ts'

/** How long it stays quiet after an offer, so that many ticks in a row bring one. */
export const OFFER_PAUSE_MINUTES = 20

export interface OfferMoment {
  /** What was just finished. A sprint takes a while and ends in a choice anyway: it always may offer. */
  readonly after: 'task' | 'sprint'
  /** Milliseconds since 1970; null where nothing was offered yet. */
  readonly lastOfferedAt: number | null
  readonly now: number
}

/** Whether something nice may be offered now, to a person who has not switched it off. */
export function mayOfferReward({ after, lastOfferedAt, now }: OfferMoment): boolean {
  // A clock that was set back must not keep it quiet for as long.
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
