import { expect, it } from 'vitest'
import { agreedProvider, aiConsentPatch } from './ai-consent.ts'

it('counts for the provider that was agreed to, until it is taken back', () => {
  const agreed = { other: 1, ...aiConsentPatch('ai.example') }
  expect(agreedProvider(agreed)).toBe('ai.example')
  expect(agreedProvider({ ...agreed, ...aiConsentPatch(null) })).toBeNull()
})

it('is nobody’s by itself', () => {
  for (const kept of [undefined, null, {}, 'ai.example', { aiConsent: true }, { aiConsent: { a: 1 } }, []]) {
    expect(agreedProvider(kept)).toBeNull()
  }
})
