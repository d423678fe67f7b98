import { expect, test } from 'vitest'
import { recent } from './recent.ts'

test('the same text is worked out once, also where the answer is null', () => {
  const asked: string[] = []
  const lengthOf = recent((text) => {
    asked.push(text)
    return text === '' ? null : text.length
  })
  expect([lengthOf('one'), lengthOf(''), lengthOf('one'), lengthOf('')]).toEqual([3, null, 3, null])
  expect(asked).toEqual(['one', ''])
})

test('long texts and many texts are not kept', () => {
  let asked = 0
  const count = recent((text) => {
    asked += 1
    return text
  })
  const long = 'long '.repeat(100)
  expect([count(long), count(long)]).toEqual([long, long])
  expect(asked).toBe(2)
  for (let place = 0; place <= 4_000; place++) count(`${place}`)
  const before = asked
  count('0')
  expect(asked).toBe(before + 1)
})
