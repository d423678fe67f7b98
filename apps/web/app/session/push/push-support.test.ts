import { expect, test } from 'vitest'
import { type PushFacts, pushSupport } from './push-support.ts'

const usual: PushFacts = { isSecure: true, hasAll: true, isIPhone: false, permission: 'default' }

test.each<[string, Partial<PushFacts>, ReturnType<typeof pushSupport>]>([
  ['a browser that never asked', {}, 'ready'],
  ['one that was allowed to', { permission: 'granted' }, 'ready'],
  ['one that was told no', { permission: 'denied' }, 'refused'],
  ['an address without https', { isSecure: false, hasAll: false }, 'not-secure'],
  ['an iPhone’s browser', { hasAll: false, isIPhone: true }, 'home-screen'],
  ['an iPhone’s home screen', { isIPhone: true }, 'ready'],
  ['a browser without push', { hasAll: false }, 'no-browser'],
])('%s', (_, facts, support) => {
  expect(pushSupport({ ...usual, ...facts })).toBe(support)
})
