import { expect, test } from 'vitest'
import { mayOfferReward, OFFER_PAUSE_MINUTES, rewardOffersPatch, wantsRewardOffers } from './reward-offer.ts'

const now = Date.parse('2026-11-21T09:00:00.000Z')
const minutesAgo = (minutes: number) => now - minutes * 60_000

test.each([
  ['the first task', 'task', null, true],
  ['a second task at once', 'task', minutesAgo(0), false],
  ['a task within the pause', 'task', minutesAgo(OFFER_PAUSE_MINUTES) + 1, false],
  ['a task after the pause', 'task', minutesAgo(OFFER_PAUSE_MINUTES), true],
  ['a task once the clock was set back', 'task', minutesAgo(-600), true],
  ['a sprint, however short the pause', 'sprint', minutesAgo(0), true],
] as const)('after %s', (_, after, lastOfferedAt, expected) => {
  expect(mayOfferReward({ after, lastOfferedAt, now })).toBe(expected)
})

test.each([
  [undefined, true],
  [null, true],
  ['nonsense', true],
  [{}, true],
  [{ rewardOffers: 'off' }, true],
  [rewardOffersPatch(true), true],
  [rewardOffersPatch(false), false],
])('preferences %j ask for offers: %s', (appCustomizations, expected) => {
  expect(wantsRewardOffers(appCustomizations)).toBe(expected)
})
