import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('the addresses of one household are one network, and those of two are two', () => {
  const home = networkOf('2001:db8:1:2::1')
  for (const spelled of [
    '2001:DB8:1:2:ffff:eeee:dddd:cccc',
    '2001:0db8:0001:0002::',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])
    expect(networkOf(spelled)).toBe(home)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home)
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
})
