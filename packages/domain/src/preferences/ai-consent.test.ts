import { expect, it } from 'vitest'
import { agreedProvider, aiConsentPatch, hasAgreedTo } from './ai-consent.ts'

it('counts for the provider that was agreed to, until it is taken back', () => {
  const agreed = { other: 1, ...aiConsentPatch('ai.example') }
  expect([agreedProvider(agreed), hasAgreedTo('ai.example', agreed)]).toEqual(['ai.example', true])
  expect(hasAgreedTo('other.example', agreed)).toBe(false)
  const withdrawn = { ...agreed, ...aiConsentPatch(null) }
  expect([agreedProvider(withdrawn), hasAgreedTo('ai.example', withdrawn)]).toEqual([null, false])
})

it('is nobody’s by itself', () => {
  for (const kept of [undefined, null, {}, 'ai.example', { aiConsent: true }, { aiConsent: { a: 1 } }, []]) {
    expect([agreedProvider(kept), hasAgreedTo('', kept), hasAgreedTo('ai.example', kept)]).toEqual([null, false, false])
  }
})
