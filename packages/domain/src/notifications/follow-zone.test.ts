import { expect, test } from 'vitest'
import { zoneToFollow } from './follow-zone.ts'

const follows = { zone: 'Europe/London', followsDevice: true }

test.each([
  [
    'the first device says where the person is',
    { ...follows, zone: null },
    'Europe/Lisbon',
    null,
    'Europe/Lisbon',
  ],
  ['a device that travels takes the times along', follows, 'Asia/Tokyo', 'Europe/London', 'Asia/Tokyo'],
  ['one that stayed at home does not call them back', follows, 'Europe/Lisbon', 'Europe/Lisbon', null],
  ['a new device elsewhere does not either', follows, 'Asia/Tokyo', null, null],
  ['one that comes home again has nothing to change', follows, 'Europe/London', 'Asia/Tokyo', null],
  [
    'nobody is followed who wants to stay',
    { ...follows, followsDevice: false },
    'Asia/Tokyo',
    'Europe/London',
    null,
  ],
])('%s', (_, zones, here, seen, followed) => {
  expect(zoneToFollow(zones, here, seen)).toBe(followed)
})
