import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'

test.each([
  'mandar dinero',
  'pagar el alquiler',
  'Zahnarzt anrufen',
  'faire la vaisselle',
  'zapłacić czynsz',
  'gọi cho mẹ và bố',
  'позвонить маме',
])('%s: in another language, and told so', (title) => {
  expect(breakDown(title, { depth: 3 }).reasoning).toMatch(/only understand English/)
})

test.each([
  'book el al flight',
  'order pizza',
  'make tagliatelle',
  'mañana band rehearsal in town',
  'call dr müller',
  'visit mam',
  'mums zimmer frame',
  'phone abuela',
  'att bill',
  'pay for the camera',
])('%s is English enough', (title) => {
  expect(breakDown(title, { depth: 3 }).reasoning).not.toMatch(/only understand English/)
})
