import { expect, it } from 'vitest'
import { agreedProvider, aiConsentPatch, hasAgreedTo } from './ai-consent.ts'

it('counts for the provider that was agreed to, until it is taken back', () => {
  const agreed = { other: 1, ...aiConsentPatch('ai.example') }
  expect(agreedProvider(agreed)).toBe('ai.example')
  expect(['ai.example', 'other.example'].filter((one) => hasAgreedTo(one, agreed))).toEqual(['ai.example'])
  expect(agreedProvider({ ...agreed, ...aiConsentPatch(null) })).toBeNull()
})

it('is nobody’s by itself', () => {
  for (const kept of [undefined, null, {}, 'ai.example', { aiConsent: true }, { aiConsent: { a: 1 } }, []]) {
    expect(agreedProvider(kept)).toBeNull()
  }
})
