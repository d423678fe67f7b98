import { expect, test } from 'vitest'
import { plainTitle, withoutFrame, withoutSignsAround } from './plain-title.ts'
import { withoutUnkind } from './unkind-words.ts'

const MANY = 100_000

// A pattern that begins anew at each of them would take minutes.
test.each(['-', ',', '(', ', ', '– ', '!', '. '])(
  'a run of %j is looked at once, however long it is',
  (sign) => {
    const run = sign.repeat(MANY)
    const before = Date.now()
    for (const title of [
      `wash it${run}x soon`,
      `wash it${run}x 5pm`,
      `wash it${run}x you idiot`,
      `${run}x`,
    ]) {
      withoutFrame(title)
      withoutUnkind(title)
      withoutSignsAround(title)
      plainTitle(title)
    }
    expect(Date.now() - before).toBeLessThan(2_000)
  },
)

test.each([
  ['--- wash it!!! ', 'wash it'],
  ['“wash it”', '“wash it”'],
  ['(later) £5?', '(later) £5'],
  ['--(--', ''],
  ['', ''],
])('%j stands without the signs around it', (text, bare) => {
  expect(withoutSignsAround(text)).toBe(bare)
})

test.each([
  ['passport renewal', 'renew passport'],
  ['do the library card renewal', 'renew library card'],
  ['name change at the bank', 'change name at the bank'],
  ['address change dvla', 'change address at DVLA'],
  ['driving licence renewal', 'renew driving licence'],
  ['dentist cancellation slot', 'dentist cancellation slot'],
  ['holiday cancellation insurance', 'holiday cancellation insurance'],
  ['passport renewal photos', 'passport renewal photos'],
  ['the cancellation fee', 'the cancellation fee'],
  ['the renewal', 'the renewal'],
  ['noise cancellation', 'noise cancellation'],
  ['check passport renewal', 'check passport renewal'],
])('the deed of “%s” stands in front where it is one', (title, plain) => {
  expect(plainTitle(title)).toBe(plain)
})
